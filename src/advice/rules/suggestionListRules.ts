import { iosInlineActions } from '../../schema/phones/iosLimits';
import type { SuggestionsPart } from '../model/parts';
import type { SuggestionReading } from '../model/readDraft';
import type { Rule } from '../model/rule';
import { thisProject, vendorPages } from '../model/sources';
import { writingOf } from '../model/words';

const POINTS_BELOW =
  /\b(?:tap|click|press|use) (?:on )?(?:the |a |one of the )?(?:buttons?|links?)\b|\b(?:buttons?|options?) below\b|\b(?:tap|click|press) below\b/i;

const isFolded =
  (owner: SuggestionsPart['owner']) =>
  (part: SuggestionsPart): boolean =>
    part.owner === owner && part.actions > iosInlineActions;
const foldedMessage = ({ owner, actions }: SuggestionsPart) =>
  `This ${owner} has ${actions} buttons that do something on the phone. An iPhone folds more than two of them into one "Options" menu. Keep the two that matter most.`;

const labelOf = ({ reply, action }: SuggestionReading) => (reply ?? action)?.text ?? '';
const dataOf = ({ reply, action }: SuggestionReading) => (reply ?? action)?.postbackData ?? '';
const addressOf = ({ action }: SuggestionReading) => action?.openUrlAction?.url ?? '';

/** The first position, from 0, whose key an earlier entry has under another label. */
function findTwin(part: SuggestionsPart, keyOf: (suggestion: SuggestionReading) => string): number {
  const seen = new Map<string, string>();
  return part.list.findIndex((suggestion) => {
    const key = suggestion ? keyOf(suggestion) : '';
    if (!suggestion || key === '') return false;
    const before = seen.get(key);
    seen.set(key, before ?? labelOf(suggestion));
    return before !== undefined && before !== labelOf(suggestion);
  });
}

/** The path of a member of the suggestion at a position: "reply" or "action", then the field. */
const fieldAt = ({ list }: SuggestionsPart, index: number, ...field: string[]) => [
  index,
  list[index]?.reply ? 'reply' : 'action',
  ...field,
];

/** Whether an action stands behind a reply. */
function hasActionAfterReply(part: SuggestionsPart): boolean {
  const firstReply = part.list.findIndex((suggestion) => suggestion?.reply !== undefined);
  return (
    firstReply !== -1 && part.list.slice(firstReply).some((suggestion) => suggestion?.action !== undefined)
  );
}

/** The position, from 0, of the first label in Latin letters below a text in other ones. */
function findForeignLabel(part: SuggestionsPart): number {
  if (writingOf(part.text) !== 'other') return -1;
  return part.list.findIndex(
    (suggestion) => suggestion !== undefined && writingOf(labelOf(suggestion)) === 'latin',
  );
}

/** The buttons of a message or card together. */
export const suggestionListRules: readonly Rule<SuggestionsPart>[] = [
  {
    id: 'card-options-on-iphone',
    kind: 'style',
    ...vendorPages.googleCrossPlatform,
    applies: isFolded('card'),
    message: foldedMessage,
  },
  {
    id: 'message-options-on-iphone',
    kind: 'style',
    ...vendorPages.postscriptIphone,
    applies: isFolded('message'),
    message: foldedMessage,
  },
  {
    id: 'replies-before-actions',
    kind: 'style',
    ...vendorPages.googleCrossPlatform,
    applies: (part) => part.owner === 'message' && hasActionAfterReply(part),
    message: () =>
      'An iPhone shows actions before replies, so the order there differs from this one. Put actions first to have one order everywhere.',
  },
  {
    id: 'location-first',
    kind: 'style',
    ...vendorPages.googleNews,
    at: [0],
    applies: ({ list }) => list.length > 1 && list[0]?.action?.shareLocationAction !== undefined,
    message: () =>
      'A notification shows the first button, but never one that shares the location. Put another one first if it matters.',
  },
  {
    id: 'button-missing',
    kind: 'look',
    ...thisProject,
    applies: (part) => part.list.length === 0 && POINTS_BELOW.test(part.text),
    message: ({ owner }) =>
      `The text speaks of a button, but this ${owner} has none. Add it, or change the text.`,
  },
  {
    id: 'same-postback',
    kind: 'style',
    ...thisProject,
    at: (part) => fieldAt(part, findTwin(part, dataOf), 'postbackData'),
    applies: (part) => findTwin(part, dataOf) !== -1,
    message: () =>
      'This button sends the same postback as another one here, so your system cannot tell which was tapped. Give each its own.',
  },
  {
    id: 'same-address',
    kind: 'style',
    ...thisProject,
    at: (part) => fieldAt(part, findTwin(part, addressOf), 'openUrlAction', 'url'),
    applies: (part) => findTwin(part, addressOf) !== -1,
    message: () => 'This button opens the same address as another one here. One of them is enough.',
  },
  {
    id: 'button-language',
    kind: 'style',
    ...thisProject,
    at: (part) => fieldAt(part, findForeignLabel(part), 'text'),
    applies: (part) => findForeignLabel(part) !== -1,
    message: () =>
      'This button is written in other letters than the text above it. Use one language for both.',
  },
];
