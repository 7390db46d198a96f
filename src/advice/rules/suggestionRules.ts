import { base64ToBytes } from '../../lib/encoding/base64';
import { base64ToText, isPrintable } from '../../schema/values/postback';
import { limits } from '../../schema/values/limits';
import { countCharacters, formatNumber } from '../../schema/values/text';
import type { AdvisedSuggestion, SuggestionsPart, SuggestionReading } from '../model/parts';
import { rewrite, type Rule } from '../model/rule';
import { interfaceDocument, thisProject, vendorPages } from '../model/sources';
import { iosInlineActions } from '../../schema/phones/iosFigures';
import { writingOf } from '../model/words';

const postbackOf = ({ reply, action }: AdvisedSuggestion) => (reply ?? action)?.postbackData ?? '';
const memberOf = ({ reply }: AdvisedSuggestion) => (reply ? 'reply' : 'action');

const VAGUE =
  /^\W{0,3}(?:click|tap|press)?\s*(?:here|link|more|read more|learn more|info|go|ok|submit)\W{0,3}$/i;

const LINE_BREAK = /[\n\r\t]/;

/** Characters of a postback that are looked at first: to decode all of them takes longer than all other rules. */
const GLANCE = 64;
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** The beginning of a postback, decoded byte by byte. */
const glance = (postback: string) => String.fromCharCode(...(base64ToBytes(postback.slice(0, GLANCE)) ?? []));

/** The text of a postback that is a postback itself: Base64 of some words. */
function decodedOnce(suggestion: AdvisedSuggestion): string | undefined {
  const postback = postbackOf(suggestion);
  if (postback.length < 16 || !/^[A-Za-z0-9+/]{12,}={0,2}$/.test(glance(postback))) return undefined;
  const once = base64ToText(postback) ?? '';
  if (!/[a-z]/.test(once) || !/[A-Z0-9=]/.test(once)) return undefined;
  const twice = base64ToText(once);
  return twice !== undefined && twice.length >= 6 && isPrintable(twice) ? once : undefined;
}

/** Whether a postback decodes to something that is no text. What is no Base64 is an error already. */
function isUnreadable(suggestion: AdvisedSuggestion): boolean {
  const postback = postbackOf(suggestion);
  return postback !== '' && CONTROL.test(glance(postback)) && !isPrintable(base64ToText(postback) ?? '\0');
}

/** The label and the postback of a button. */
export const suggestionRules: readonly Rule<AdvisedSuggestion>[] = [
  {
    id: 'same-button-text',
    title: 'Two buttons with the same text',
    kind: 'style',
    ...thisProject,
    at: (part) => [memberOf(part), 'text'],
    find: ({ repeats, text }) =>
      repeats &&
      `Another button here already says "${text.trim()}". Give each button its own text, so that people can tell them apart.`,
  },
  {
    id: 'vague-button',
    title: 'A button that does not say what it does',
    kind: 'style',
    ...vendorPages.wcagLinkPurpose,
    at: (part) => [memberOf(part), 'text'],
    find: ({ text }) =>
      VAGUE.test(text) &&
      `“${text.trim()}” does not say what the button does. Name it: “Track the parcel”, “See the menu”.`,
  },
  {
    id: 'wordless-button',
    title: 'A button without letters or figures',
    kind: 'style',
    ...vendorPages.wcagNonText,
    at: (part) => [memberOf(part), 'text'],
    find: ({ text }) =>
      text.trim() !== '' &&
      !/[\p{L}\p{N}]/u.test(text) &&
      'This button has no word. Emoji look different on each phone, and people who listen to theirs hear a name that you did not choose. Add a word.',
  },
  {
    id: 'line-break-in-button',
    title: 'A line break in the text of a button',
    kind: 'style',
    ...thisProject,
    at: (part) => [memberOf(part), 'text'],
    find: ({ text }) =>
      LINE_BREAK.test(text.trim()) &&
      'Button text has a line break. Phones show a button on one line. Write it without.',
    fix: rewrite('Make it one line', (text) => text.trim().replaceAll(/\s*[\n\r\t]\s*/g, ' ')),
  },
  {
    id: 'reply-postback-length',
    title: 'A long postback of a reply',
    kind: 'refusal',
    ...vendorPages.awsLimits,
    at: ['reply', 'postbackData'],
    find: ({ reply }) => {
      const length = countCharacters(reply?.postbackData ?? '');
      return (
        length > limits.postbackData &&
        `Postback has ${formatNumber(length)} characters when encoded. The limit for replies is not shown; for actions it is ${formatNumber(limits.postbackData)}. Use ${formatNumber(limits.postbackData)} or fewer to be safe.`
      );
    },
  },
  {
    id: 'postback-encoded-twice',
    title: 'A postback that was encoded twice',
    kind: 'look',
    ...interfaceDocument('Suggestion'),
    at: (part) => [memberOf(part), 'postbackData'],
    find: (part) => {
      const once = decodedOnce(part);
      return (
        once &&
        `Postback is encoded twice: your system would receive “${once.slice(0, 40)}”. Enter the plain text; it is encoded once when it is sent.`
      );
    },
    fix(part, at) {
      const once = decodedOnce(part);
      return once === undefined
        ? undefined
        : { action: 'Encode it once', changes: { [at]: once }, done: 'The postback is encoded once.' };
    },
  },
  {
    id: 'postback-unreadable',
    title: 'A postback that is no text',
    kind: 'style',
    ...interfaceDocument('Suggestion'),
    at: (part) => [memberOf(part), 'postbackData'],
    find: (part) =>
      isUnreadable(part) &&
      'Postback decodes to something that is no text. Check that your system expects that; a plain word is easier to find in a log.',
  },
];

const POINTS_BELOW =
  /\b(?:tap|click|press|use) (?:on )?(?:the |a |one of the )?(?:buttons?|links?)\b|\b(?:buttons?|options?) below\b|\b(?:tap|click|press) below\b/i;

const findFolded =
  (of: SuggestionsPart['owner']) =>
  ({ owner, list }: SuggestionsPart) => {
    const actions = list.filter((suggestion) => suggestion?.action !== undefined).length;
    return (
      owner === of &&
      actions > iosInlineActions &&
      `This ${owner} has ${actions} buttons that do something on the phone. An iPhone folds more than two of them into one "Options" menu. Keep the two that matter most.`
    );
  };

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
    title: 'More than two actions on a card',
    kind: 'style',
    ...vendorPages.googleCrossPlatform,
    find: findFolded('card'),
  },
  {
    id: 'message-options-on-iphone',
    title: 'More than two actions under a message',
    kind: 'style',
    ...vendorPages.postscriptIphone,
    find: findFolded('message'),
  },
  {
    id: 'replies-before-actions',
    title: 'A reply stands before an action',
    kind: 'style',
    ...vendorPages.googleCrossPlatform,
    find: (part) =>
      part.owner === 'message' &&
      hasActionAfterReply(part) &&
      'An iPhone shows actions before replies, so the order there differs from this one. Put actions first to have one order everywhere.',
  },
  {
    id: 'location-first',
    title: 'The first button shares the location',
    kind: 'style',
    ...vendorPages.googleNews,
    at: [0],
    find: ({ list }) =>
      list.length > 1 &&
      list[0]?.action?.shareLocationAction !== undefined &&
      'A notification shows the first button, but never one that shares the location. Put another one first if it matters.',
  },
  {
    id: 'button-missing',
    title: 'A text speaks of buttons that are not there',
    kind: 'look',
    ...thisProject,
    find: (part) =>
      part.list.length === 0 &&
      POINTS_BELOW.test(part.text) &&
      `The text speaks of a button, but this ${part.owner} has none. Add it, or change the text.`,
  },
  {
    id: 'same-postback',
    title: 'Two buttons send the same postback',
    kind: 'style',
    ...thisProject,
    at: (part) => fieldAt(part, findTwin(part, dataOf), 'postbackData'),
    find: (part) =>
      findTwin(part, dataOf) !== -1 &&
      'This button sends the same postback as another one here, so your system cannot tell which was tapped. Give each its own.',
  },
  {
    id: 'same-address',
    title: 'Two buttons open the same address',
    kind: 'style',
    ...thisProject,
    at: (part) => fieldAt(part, findTwin(part, addressOf), 'openUrlAction', 'url'),
    find: (part) =>
      findTwin(part, addressOf) !== -1 &&
      'This button opens the same address as another one here. One of them is enough.',
  },
  {
    id: 'button-language',
    title: 'A button in another writing than its text',
    kind: 'style',
    ...thisProject,
    at: (part) => fieldAt(part, findForeignLabel(part), 'text'),
    find: (part) =>
      findForeignLabel(part) !== -1 &&
      'This button is written in other letters than the text above it. Use one language for both.',
  },
];
