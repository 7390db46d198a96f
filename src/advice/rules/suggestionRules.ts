import { isBlank } from '../../schema/values/acrossFields';
import { limits } from '../../schema/values/limits';
import { countCharacters, formatNumber } from '../../schema/values/text';
import { timestampToMillis } from '../../lib/timestamp';
import type { SuggestionPart } from '../model/parts';
import type { Rule } from '../model/rule';
import { interfaceDocument, thisProject, vendorPages } from '../model/sources';

const placeOf = ({ action }: SuggestionPart) => action?.viewLocationAction;
const openUrlOf = ({ action }: SuggestionPart) => action?.openUrlAction;
const postbackLength = ({ reply }: SuggestionPart) => countCharacters(reply?.postbackData ?? '');

function hasPoint(suggestion: SuggestionPart): boolean {
  const { latitude, longitude } = placeOf(suggestion)?.latLong ?? {};
  return !isBlank(latitude) || !isBlank(longitude);
}

function endsBeforeStart({ action }: SuggestionPart): boolean {
  const { startTime = '', endTime = '' } = action?.createCalendarEventAction ?? {};
  const start = timestampToMillis(startTime);
  const end = timestampToMillis(endTime);
  return start !== undefined && end !== undefined && end < start;
}

function isOver({ action, now }: SuggestionPart): boolean {
  const { startTime = '', endTime = '' } = action?.createCalendarEventAction ?? {};
  const last = timestampToMillis(endTime) ?? timestampToMillis(startTime);
  return last !== undefined && last < now;
}

/** Toll-free numbers (1800) are longer than the ten digits of all others. */
const isOddIndianNumber = (number: string) => /^\+91(?!1800)(?!\d{10}$)\d{1,13}$/.test(number);

export const suggestionRules: readonly Rule<SuggestionPart>[] = [
  {
    id: 'same-button-text',
    level: 'hint',
    ...thisProject,
    at: ({ reply }) => [reply ? 'reply' : 'action', 'text'],
    applies: ({ repeats }) => repeats,
    message: ({ text }) =>
      `Another button here already says "${text.trim()}". Give each button its own text, so that people can tell them apart.`,
  },
  {
    id: 'reply-postback-length',
    level: 'warning',
    ...vendorPages.awsLimits,
    at: ['reply', 'postbackData'],
    applies: (suggestion) => postbackLength(suggestion) > limits.postbackData,
    message: (suggestion) =>
      `Postback has ${formatNumber(postbackLength(suggestion))} characters when encoded. The limit for replies is not shown; for actions it is ${formatNumber(limits.postbackData)}. Use ${formatNumber(limits.postbackData)} or fewer to be safe.`,
  },
  {
    id: 'indian-number-length',
    level: 'hint',
    ...vendorPages.indianNumbers,
    at: ['action', 'dialAction', 'phoneNumber'],
    applies: ({ action }) => isOddIndianNumber(action?.dialAction?.phoneNumber ?? ''),
    message: () =>
      'Phone number starts with +91 (India) but does not have ten digits after it. Check it: no leading 0, no digit missing.',
  },
  {
    id: 'point-and-query',
    level: 'warning',
    ...interfaceDocument('SuggestedAction'),
    at: ['action', 'viewLocationAction', 'query'],
    applies: (suggestion) => hasPoint(suggestion) && !isBlank(placeOf(suggestion)?.query),
    message: () =>
      'This button has a point and a search text. The search text is used instead of latitude, longitude and label. Keep one of the two.',
  },
  {
    id: 'query-on-android-only',
    level: 'hint',
    ...interfaceDocument('SuggestedAction'),
    at: ['action', 'viewLocationAction', 'query'],
    applies: (suggestion) => !hasPoint(suggestion) && !isBlank(placeOf(suggestion)?.query),
    message: () =>
      'A search text works on Android only. For iPhones too, enter latitude and longitude instead.',
  },
  {
    id: 'label-without-point',
    level: 'warning',
    ...interfaceDocument('SuggestedAction'),
    at: ['action', 'viewLocationAction', 'label'],
    applies: (suggestion) =>
      !isBlank(placeOf(suggestion)?.label) && placeOf(suggestion)?.latLong === undefined,
    message: () =>
      'Pin label has no pin to stand at: it belongs to a latitude and longitude. Enter them, or remove the label.',
  },
  {
    id: 'end-before-start',
    level: 'warning',
    ...thisProject,
    at: ['action', 'createCalendarEventAction', 'endTime'],
    applies: endsBeforeStart,
    message: () => 'The event ends before it starts. Check both times and their offsets.',
  },
  {
    id: 'event-in-past',
    level: 'warning',
    ...thisProject,
    at: ['action', 'createCalendarEventAction', 'startTime'],
    applies: (suggestion) => isOver(suggestion) && !endsBeforeStart(suggestion),
    message: () => 'The event is over already. Choose a later start and end.',
  },
  {
    id: 'webview-without-mode',
    level: 'warning',
    ...vendorPages.awsSuggestions,
    at: ['action', 'openUrlAction', 'webviewViewMode'],
    applies: (suggestion) =>
      openUrlOf(suggestion)?.application === 'WEBVIEW' && isBlank(openUrlOf(suggestion)?.webviewViewMode),
    message: () => 'Webview size is not chosen, and the address may be refused. Choose full, tall or half.',
  },
  {
    id: 'mode-without-webview',
    level: 'warning',
    ...interfaceDocument('SuggestedAction'),
    at: ['action', 'openUrlAction', 'webviewViewMode'],
    applies: (suggestion) =>
      !isBlank(openUrlOf(suggestion)?.webviewViewMode) && openUrlOf(suggestion)?.application !== 'WEBVIEW',
    message: () =>
      'Webview size is chosen, but the address opens in the browser. Open it in a webview, or remove the size.',
  },
  {
    id: 'webview-without-description',
    level: 'hint',
    ...interfaceDocument('SuggestedAction'),
    at: ['action', 'openUrlAction', 'description'],
    applies: (suggestion) =>
      openUrlOf(suggestion)?.application === 'WEBVIEW' && isBlank(openUrlOf(suggestion)?.description),
    message: () =>
      'The webview has no description, so people who listen to their phone do not learn what opens. Say it in a few words.',
  },
];
