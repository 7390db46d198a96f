import type { AltTexts } from '../media/altTexts';
import type { ParameterNames } from './parameterNotes';
import { isRecord } from '../../lib/values';
import type { CardContent } from '../template/cardContent';
import type { TemplateStatus, TemplateType } from '../values/enums';
import type { Loose } from '../values/loose';
import type { Media } from '../template/media';
import { textToBase64 } from '../values/postback';
import type { Suggestion } from '../template/suggestion';
import type { CreateTemplatePayload } from '../template/template';
import { templateTree } from '../template/templateTree';
import { compareMembers, nodeBelow, type FieldNode } from '../walk/fieldNode';
import { mapCards } from './cards';
import type { DraftSender } from './sender';

/** An unfinished template: the wire shape, in which all but type and component may be missing. */
export type TemplateDraft = {
  name?: string | undefined;
  type: TemplateType;
  component: Loose<CreateTemplatePayload['component']>;
};
export type SuggestionDraft = Loose<Suggestion>;
export type CardContentDraft = Loose<CardContent>;
export type MediaDraft = Loose<Media>;

/** The status of a template as the person noted it. `on`: the day, YYYY-MM-DD. `setAt`: milliseconds since the epoch. */
export type StatusByHand = { status: TemplateStatus; on: string; setAt: number };

/** One sending and its outcome, stored with the draft, as the interface has no read operation. */
export type SendingRecord = {
  /** Milliseconds since the epoch. */
  at: number;
  /** The platform and app id it went to. */
  platform: string;
  appId: string;
  outcome: 'created' | 'refused' | 'unknown' | 'not_sent';
  status?: TemplateStatus;
  /** The operator's later decision, noted by the person, as the interface has no request for it. */
  byHand?: StatusByHand;
  /** The answer in one line for people. */
  summary: string;
  /** The exact request body. */
  payload: unknown;
};

/** A draft as stored on the device. */
export type Draft = {
  id: string;
  template: TemplateDraft;
  /** Content of other types and button kinds, by path. It comes back with its type or kind. */
  stash: Record<string, unknown>;
  /** Values for markers in the preview, by set and marker. Never sent. */
  samples?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The sender that the phone shows; without it the default one. Never sent. */
  sender?: DraftSender;
  /** The names of markers. Never sent. */
  parameters?: ParameterNames;
  /** What people who cannot see a picture are told, by its file address. Never sent. */
  altTexts?: AltTexts;
  /** Whether to load its media from their hosts; absent means yes. A draft from elsewhere waits for the person's consent. */
  trustsMedia?: boolean;
  /** Set after two tabs wrote one draft: `of` is the id of the draft that this is another version of, `at` the time. */
  otherVersion?: { of: string; at: number };
  /** Newest last. */
  sendings: SendingRecord[];
  /** Milliseconds since the epoch. */
  createdAt: number;
  changedAt: number;
};

function withoutBlankMembers(value: unknown, node: FieldNode | undefined): unknown {
  if (Array.isArray(value))
    return value.map((entry, index) => withoutBlankMembers(entry, nodeBelow(node, index)));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined && member !== '')
      .toSorted(([a], [b]) => compareMembers(node)(a, b))
      .map(([key, member]) => [key, withoutBlankMembers(member, nodeBelow(node, key))]),
  );
}

/**
 * The same value without empty strings and undefined keys, as blank means absent. Positions in lists are kept, so
 * paths still lead to their field. The fields of a template come in document order, unknown ones after them.
 */
export function withoutBlanks<T>(value: T): T {
  return withoutBlankMembers(value, templateTree()) as T;
}

function completeSuggestion(suggestion: SuggestionDraft): SuggestionDraft {
  const { reply, action } = suggestion;
  if (reply) return { ...suggestion, reply: completePostback(reply) };
  if (!action) return suggestion;
  const { openUrlAction } = action;
  return {
    ...suggestion,
    action: {
      ...completePostback(action),
      ...(openUrlAction
        ? { openUrlAction: { ...openUrlAction, application: openUrlAction.application ?? 'BROWSER' } }
        : {}),
    },
  };
}

function completePostback<T extends { text?: string | undefined; postbackData?: string | undefined }>(
  suggestion: T,
): T {
  const { text, postbackData } = suggestion;
  return postbackData === undefined && text !== undefined
    ? { ...suggestion, postbackData: textToBase64(text) }
    : suggestion;
}

function completeCard(card: CardContentDraft): CardContentDraft {
  const { media, suggestions } = card;
  const { contentInfo } = media ?? {};
  return {
    ...card,
    ...(media && contentInfo
      ? {
          media: {
            ...media,
            contentInfo: { ...contentInfo, forceRefresh: contentInfo.forceRefresh ?? false },
          },
        }
      : {}),
    ...(suggestions ? { suggestions: suggestions.map(completeSuggestion) } : {}),
  };
}

/**
 * The request body of a draft: without blanks, and with the builder's defaults (postback from the button's text,
 * forceRefresh, the picture's side of a horizontal card, the application that opens an address). The result may be
 * invalid; `findTemplateIssues` checks it, and its paths are the draft's paths.
 */
export function draftToTemplate(draft: TemplateDraft): TemplateDraft {
  return withoutBlanks(completeTemplate(withoutBlanks(draft)));
}

function completeTemplate(draft: TemplateDraft): TemplateDraft {
  const { component, ...rest } = mapCards(draft, completeCard);
  const { suggestions, richCard } = component;
  const standalone = richCard?.standaloneCard;
  return {
    ...rest,
    component: {
      ...component,
      ...(suggestions ? { suggestions: suggestions.map(completeSuggestion) } : {}),
      ...(standalone?.cardOrientation === 'HORIZONTAL'
        ? { richCard: { ...richCard, standaloneCard: { thumbnailImageAlignment: 'LEFT', ...standalone } } }
        : {}),
    },
  };
}

/** A draft in IndexedDB and library files, which store the stash under its first name. */
type StoredDraft = Omit<Draft, 'stash'> & { aside: Draft['stash'] };

export function toStoredDraft({ stash, ...draft }: Draft): StoredDraft {
  return { ...draft, aside: stash };
}

export function fromStoredDraft({ aside, ...stored }: StoredDraft): Draft {
  return { ...stored, stash: aside };
}
