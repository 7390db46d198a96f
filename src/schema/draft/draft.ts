import type { AltTexts } from '../media/altTexts';
import type { CardContent } from '../template/cardContent';
import type { TemplateStatus, TemplateType } from '../values/enums';
import type { Loose } from '../values/loose';
import type { Media } from '../template/media';
import type { Suggestion } from '../template/suggestion';
import type { CreateTemplatePayload } from '../template/template';
import type { PathIn } from '../walk/pathIn';
import type { DraftEntries, FieldConflict, Writer } from './conflicts';
import type { TemplateSet } from './set';
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
export type ManualStatus = { status: TemplateStatus; on: string; setAt: number };

/** One sending and its outcome, stored with the draft, as the interface has no read operation. */
export type SendingRecord = {
  /** Milliseconds since the epoch. */
  at: number;
  /** The platform and app id it went to. */
  platform: string;
  appId: string;
  outcome: 'created' | 'refused' | 'unknown' | 'not_sent';
  status?: TemplateStatus;
  /** When a later status was noticed, in milliseconds since the epoch; absent while the status is that of the answer. */
  noticedAt?: number;
  /** The operator's later decision, noted by the person, as the interface has no request for it. */
  byHand?: ManualStatus;
  /** The answer in one line for people. */
  summary: string;
  /** Whether it was refused because the platform has a template of its name. */
  isNameTaken?: boolean;
  /** The person who sent it; absent without sign-in. */
  by?: string;
  /** Under which the server's log has the request. */
  requestId?: string;
  /** The exact request body. */
  payload: unknown;
};

/** The names that people gave to markers, by marker. */
export type ParameterNames = Readonly<Record<string, Readonly<{ name: string }>>>;

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
  /** The other templates that are made of it: languages, rows of a sheet. */
  set?: TemplateSet;
  /** Whether to load its media from their hosts; absent means yes. A draft from elsewhere waits for the person's consent. */
  trustsMedia?: boolean;
  /** Set after two tabs wrote one draft: `of` is the id of the draft that this is another version of, `at` the time. */
  otherVersion?: { of: string; at: number };
  /** What people sort it by, in code-unit order. Never sent. */
  labels?: readonly string[];
  /** In the archive: out of the list, and found there. */
  archived?: true;
  /**
   * The space of the server that has it too; empty for the one where new drafts go. Absent: only in this browser.
   */
  space?: string;
  /** Who wrote its newest state at the server. */
  changedBy?: Writer;
  /** Where it was before it was moved to its space. */
  movedFrom?: { space: string; id: string };
  /** The version that somebody restored last: whoever has the draft open is told. `at`: milliseconds since the epoch. */
  restored?: { version: string; at: number };
  /** Identities of its cards and buttons, for merging. Never sent. */
  entries?: DraftEntries;
  /** Fields that two people changed in different ways. Never sent; a draft that has any cannot be sent. */
  conflicts?: readonly FieldConflict[];
  /** Newest last. */
  sendings: SendingRecord[];
  /** Milliseconds since the epoch. */
  createdAt: number;
  changedAt: number;
};

/** Every dotted path into a template: a misspelt one does not compile. */
export type DraftPath = PathIn<TemplateDraft>;

/** A draft in IndexedDB and library files, which store the stash under its first name. */
type StoredDraft = Omit<Draft, 'stash'> & { aside: Draft['stash'] };

export function toStoredDraft({ stash, ...draft }: Draft): StoredDraft {
  return { ...draft, aside: stash };
}

export function fromStoredDraft({ aside, ...stored }: StoredDraft): Draft {
  return { ...stored, stash: aside };
}
