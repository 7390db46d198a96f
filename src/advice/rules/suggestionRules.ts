import { isolate } from '../../lib/text/isolate';
import { base64ToBytes } from '../../lib/encoding/base64';
import { base64ToText, isPrintable } from '../../schema/values/postback';
import { limits } from '../../schema/values/limits';
import { countCharacters, formatNumber } from '../../schema/values/text';
import type { AdvisedSuggestion, SuggestionsPart, SuggestionReading, TemplatePart } from '../model/parts';
import { rewrite, type Rule } from '../model/rule';
import { interfaceDocument, thisProject, vendorPages } from '../model/sources';
import { suggestionKindOf } from '../../schema/draft/suggestionKinds';
import { iosInlineActions } from '../../schema/phones/iosFigures';
import { isNotificationButton, notificationKinds } from '../../schema/phones/notificationButton';
import { OPT_OUT, writingOf } from '../model/words';

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
      repeats && `Another button also says “${isolate(text.trim())}”. Give each button a different text.`,
  },
  {
    id: 'vague-button',
    title: 'Button that doesn’t say what it does',
    kind: 'style',
    ...vendorPages.wcagLinkPurpose,
    at: (part) => [memberOf(part), 'text'],
    find: ({ text }) =>
      VAGUE.test(text) &&
      `“${isolate(text.trim())}” doesn’t say what the button does. Try something like “Track parcel” or “See menu”.`,
  },
  {
    id: 'wordless-button',
    title: 'Button without words',
    why: 'Emoji look different on each phone, and screen readers read out a name that you did not choose.',
    kind: 'style',
    ...vendorPages.wcagNonText,
    at: (part) => [memberOf(part), 'text'],
    find: ({ text }) => text.trim() !== '' && !/[\p{L}\p{N}]/u.test(text) && 'Add a word to this button.',
  },
  {
    id: 'line-break-in-button',
    title: 'Line break in a button text',
    kind: 'style',
    ...thisProject,
    at: (part) => [memberOf(part), 'text'],
    find: ({ text }) =>
      LINE_BREAK.test(text.trim()) && 'Remove the line break: phones show buttons on one line.',
    fix: rewrite('Make it one line', (text) => text.trim().replaceAll(/\s*[\n\r\t]\s*/g, ' ')),
  },
  {
    id: 'reply-postback-length',
    title: 'Long button ID on a quick reply',
    why: `The interface document gives no limit for replies. For other buttons it is ${formatNumber(limits.postbackData)} characters.`,
    kind: 'refusal',
    ...vendorPages.awsLimits,
    at: ['reply', 'postbackData'],
    find: ({ reply }) => {
      const length = countCharacters(reply?.postbackData ?? '');
      return (
        length > limits.postbackData &&
        `Button ID has ${formatNumber(length)} characters once encoded. Keep to ${formatNumber(limits.postbackData)} to be safe.`
      );
    },
  },
  {
    id: 'postback-encoded-twice',
    title: 'Button ID that was encoded twice',
    kind: 'look',
    ...interfaceDocument('Suggestion'),
    at: (part) => [memberOf(part), 'postbackData'],
    find: (part) => {
      const once = decodedOnce(part);
      return (
        once &&
        `Button ID is encoded twice: your system would receive “${isolate(once.slice(0, 40))}”. Enter plain text instead.`
      );
    },
    fix(part, at) {
      const once = decodedOnce(part);
      return once === undefined
        ? undefined
        : { action: 'Encode it once', changes: { [at]: once }, done: 'The button ID is now encoded once.' };
    },
  },
  {
    id: 'postback-unreadable',
    title: 'Button ID that is not text',
    kind: 'style',
    ...interfaceDocument('Suggestion'),
    at: (part) => [memberOf(part), 'postbackData'],
    find: (part) =>
      isUnreadable(part) && 'The button ID is not readable text. Check that your system expects this.',
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
      `iPhones fold the ${actions} buttons that aren’t quick replies into one “Options” menu. Keep the two that matter most.`
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
    title: 'More than two buttons besides quick replies on a card',
    kind: 'style',
    ...vendorPages.googleCrossPlatform,
    find: findFolded('card'),
  },
  {
    id: 'message-options-on-iphone',
    title: 'More than two buttons besides quick replies under a message',
    kind: 'style',
    ...vendorPages.postscriptIphone,
    find: findFolded('message'),
  },
  {
    id: 'replies-before-actions',
    title: 'Quick reply before another button',
    why: 'iPhones always show quick replies last.',
    kind: 'style',
    ...vendorPages.googleCrossPlatform,
    find: (part) =>
      part.owner === 'message' &&
      hasActionAfterReply(part) &&
      'Put quick replies last to get the same order on every phone.',
  },
  {
    id: 'button-missing',
    title: 'Text that mentions a missing button',
    kind: 'look',
    ...thisProject,
    find: (part) =>
      part.list.length === 0 &&
      POINTS_BELOW.test(part.text) &&
      `The text mentions a button, but this ${part.owner} has none. Add one, or change the text.`,
  },
  {
    id: 'same-postback',
    title: 'Two buttons with the same button ID',
    why: 'Otherwise your system can’t tell which button was tapped.',
    kind: 'style',
    ...thisProject,
    at: (part) => fieldAt(part, findTwin(part, dataOf), 'postbackData'),
    find: (part) =>
      findTwin(part, dataOf) !== -1 && 'Another button has the same button ID. Give each a different one.',
  },
  {
    id: 'same-address',
    title: 'Two buttons with the same link',
    kind: 'style',
    ...thisProject,
    at: (part) => fieldAt(part, findTwin(part, addressOf), 'openUrlAction', 'url'),
    find: (part) => findTwin(part, addressOf) !== -1 && 'Another button opens the same link. Keep one.',
  },
  {
    id: 'button-language',
    title: 'Button in a different alphabet from its text',
    kind: 'style',
    ...thisProject,
    at: (part) => fieldAt(part, findForeignLabel(part), 'text'),
    find: (part) =>
      findForeignLabel(part) !== -1 &&
      'This button and the text above it use different alphabets. Use one language for both.',
  },
];

/** What a notification does with the first button, if it is of a kind that it may not show. */
function unseenFirst({ buttons: [first] }: TemplatePart): string | undefined {
  const kind = first && suggestionKindOf(first);
  if (kind === undefined || notificationKinds[kind]) return undefined;
  return notificationKinds[kind] === false
    ? 'it never shows a button that asks for the location'
    : 'Google doesn’t say that it shows buttons for places';
}

/** The one button of a notification on Android. */
export const notificationRules: readonly Rule<TemplatePart>[] = [
  {
    id: 'location-first',
    title: 'First button that a notification doesn’t show',
    why: 'On Android, a notification has the first quick reply, link, call or calendar event.',
    kind: 'style',
    ...vendorPages.googleNews,
    at: ({ buttons }) => buttons[0]?.path ?? [],
    find(part) {
      const reason = unseenFirst(part);
      if (reason === undefined) return false;
      const shown = part.buttons.find(isNotificationButton);
      return shown
        ? `The notification shows “${isolate(shown.text.trim())}” instead: ${reason}. Put the button that matters most first.`
        : `The notification has no button: ${reason}.`;
    },
  },
  {
    id: 'opt-out-first',
    title: 'Notification with a button to unsubscribe',
    why: 'On Android, a notification has the first quick reply, link, call or calendar event.',
    kind: 'style',
    ...vendorPages.googleNews,
    at: ({ buttons }) => buttons.find(isNotificationButton)?.path ?? [],
    find({ buttons }) {
      const [shown, ...others] = buttons.filter(isNotificationButton);
      return (
        shown !== undefined &&
        others.length > 0 &&
        OPT_OUT.test(shown.text) &&
        `The notification shows only “${isolate(shown.text.trim())}”. Put the button that matters most first.`
      );
    },
  },
];
