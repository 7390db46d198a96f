import { canonicalJson, isRecord } from '../../lib/values';
import { templateTree } from '../template/templateTree';
import { textToBase64 } from '../values/postback';
import { nodeBelow, type FieldNode } from '../walk/fieldNode';
import { mapCards } from './cards';
import type { CardContentDraft, SuggestionDraft, TemplateDraft } from './draft';

function withoutBlankMembers(value: unknown, node: FieldNode | undefined): unknown {
  if (Array.isArray(value))
    return value.map((entry, index) => withoutBlankMembers(entry, nodeBelow(node, index)));
  if (!isRecord(value)) return value;
  // Walked in the order of the document instead of sorted: a set does this for each of its thousands of members.
  const known = node?.kind === 'object' ? node.members.keys() : [];
  const keys = new Set([...known, ...Object.keys(value)]);
  const whole: Record<string, unknown> = {};
  for (const key of keys) {
    const member = Object.hasOwn(value, key) ? value[key] : undefined;
    if (member !== undefined && member !== '') whole[key] = withoutBlankMembers(member, nodeBelow(node, key));
  }
  return whole;
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
      openUrlAction: openUrlAction && {
        ...openUrlAction,
        application: openUrlAction.application ?? 'BROWSER',
      },
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
    media: media && {
      ...media,
      contentInfo: contentInfo && { ...contentInfo, forceRefresh: contentInfo.forceRefresh ?? false },
    },
    suggestions: suggestions?.map(completeSuggestion),
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

/** The request body of a draft as canonical JSON: equal for equal bodies. Reviews name a version by its SHA-256. */
export const canonicalBody = (draft: TemplateDraft): string => canonicalJson(draftToTemplate(draft));

function completeTemplate(draft: TemplateDraft): TemplateDraft {
  const { component, ...rest } = mapCards(draft, completeCard);
  const { suggestions, richCard } = component;
  const standalone = richCard?.standaloneCard;
  return {
    ...rest,
    component: {
      ...component,
      suggestions: suggestions?.map(completeSuggestion),
      ...(standalone?.cardOrientation === 'HORIZONTAL'
        ? { richCard: { ...richCard, standaloneCard: { thumbnailImageAlignment: 'LEFT', ...standalone } } }
        : {}),
    },
  };
}
