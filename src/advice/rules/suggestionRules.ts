import { base64ToBytes } from '../../lib/encoding/base64';
import { base64ToText, isPrintable } from '../../schema/values/postback';
import { limits } from '../../schema/values/limits';
import { countCharacters, formatNumber } from '../../schema/values/text';
import { rewrite } from '../model/changes';
import type { SuggestionPart } from '../model/parts';
import type { Rule } from '../model/rule';
import { interfaceDocument, thisProject, vendorPages } from '../model/sources';

const postbackOf = ({ reply, action }: SuggestionPart) => (reply ?? action)?.postbackData ?? '';
const postbackLength = ({ reply }: SuggestionPart) => countCharacters(reply?.postbackData ?? '');
const memberOf = ({ reply }: SuggestionPart) => (reply ? 'reply' : 'action');

const VAGUE =
  /^\W{0,3}(?:click|tap|press)?\s*(?:here|link|more|read more|learn more|info|go|ok|submit)\W{0,3}$/i;

const LINE_BREAK = /[\n\r\t]/;

/** Characters of a postback that are looked at first: to decode all of them takes longer than all other rules. */
const GLANCE = 64;
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** The beginning of a postback, decoded byte by byte. */
const glance = (postback: string) => String.fromCharCode(...(base64ToBytes(postback.slice(0, GLANCE)) ?? []));

/** Whether a postback decodes to a text that is a postback itself: Base64 of some words. */
function isEncodedTwice(suggestion: SuggestionPart): boolean {
  const postback = postbackOf(suggestion);
  if (postback.length < 16 || !/^[A-Za-z0-9+/]{12,}={0,2}$/.test(glance(postback))) return false;
  const once = base64ToText(postback) ?? '';
  if (!/[a-z]/.test(once) || !/[A-Z0-9=]/.test(once)) return false;
  const twice = base64ToText(once);
  return twice !== undefined && twice.length >= 6 && isPrintable(twice);
}

/** Whether a postback decodes to something that is no text. What is no Base64 is an error already. */
function isUnreadable(suggestion: SuggestionPart): boolean {
  const postback = postbackOf(suggestion);
  return postback !== '' && CONTROL.test(glance(postback)) && !isPrintable(base64ToText(postback) ?? '\0');
}

/** The label and the postback of a button. */
export const suggestionRules: readonly Rule<SuggestionPart>[] = [
  {
    id: 'same-button-text',
    kind: 'style',
    ...thisProject,
    at: (part) => [memberOf(part), 'text'],
    applies: ({ repeats }) => repeats,
    message: ({ text }) =>
      `Another button here already says "${text.trim()}". Give each button its own text, so that people can tell them apart.`,
  },
  {
    id: 'vague-button',
    kind: 'style',
    ...vendorPages.wcagLinkPurpose,
    at: (part) => [memberOf(part), 'text'],
    applies: ({ text }) => VAGUE.test(text),
    message: ({ text }) =>
      `“${text.trim()}” does not say what the button does. Name it: “Track the parcel”, “See the menu”.`,
  },
  {
    id: 'wordless-button',
    kind: 'style',
    ...vendorPages.wcagNonText,
    at: (part) => [memberOf(part), 'text'],
    applies: ({ text }) => text.trim() !== '' && !/[\p{L}\p{N}]/u.test(text),
    message: () =>
      'This button has no word. Emoji look different on each phone, and people who listen to theirs hear a name that you did not choose. Add a word.',
  },
  {
    id: 'line-break-in-button',
    kind: 'style',
    ...thisProject,
    at: (part) => [memberOf(part), 'text'],
    applies: ({ text }) => LINE_BREAK.test(text.trim()),
    message: () => 'Button text has a line break. Phones show a button on one line. Write it without.',
    fix: rewrite('Make it one line', (text) => text.trim().replaceAll(/\s*[\n\r\t]\s*/g, ' ')),
  },
  {
    id: 'reply-postback-length',
    kind: 'refusal',
    ...vendorPages.awsLimits,
    at: ['reply', 'postbackData'],
    applies: (suggestion) => postbackLength(suggestion) > limits.postbackData,
    message: (suggestion) =>
      `Postback has ${formatNumber(postbackLength(suggestion))} characters when encoded. The limit for replies is not shown; for actions it is ${formatNumber(limits.postbackData)}. Use ${formatNumber(limits.postbackData)} or fewer to be safe.`,
  },
  {
    id: 'postback-encoded-twice',
    kind: 'look',
    ...interfaceDocument('Suggestion'),
    at: (part) => [memberOf(part), 'postbackData'],
    applies: isEncodedTwice,
    message: (part) =>
      `Postback is encoded twice: your system would receive “${base64ToText(postbackOf(part))?.slice(0, 40)}”. Enter the plain text; it is encoded once when it is sent.`,
    fix(part, at) {
      const once = base64ToText(postbackOf(part));
      return once === undefined
        ? undefined
        : { action: 'Encode it once', changes: { [at]: once }, done: 'The postback is encoded once.' };
    },
  },
  {
    id: 'postback-unreadable',
    kind: 'style',
    ...interfaceDocument('Suggestion'),
    at: (part) => [memberOf(part), 'postbackData'],
    applies: isUnreadable,
    message: () =>
      'Postback decodes to something that is no text. Check that your system expects that; a plain word is easier to find in a log.',
  },
];
