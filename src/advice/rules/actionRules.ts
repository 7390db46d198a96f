import { isBlank } from '../../schema/values/acrossFields';
import type { AdvisedSuggestion } from '../model/parts';
import { emptyField, type Rule } from '../model/rule';
import { interfaceDocument, vendorPages, thisProject } from '../model/sources';
import { numberLength } from '../model/numberLengths';
import { timestampToMillis } from '../../lib/time';

const openUrlOf = ({ action }: AdvisedSuggestion) => action?.openUrlAction;
const isWebview = (suggestion: AdvisedSuggestion) => openUrlOf(suggestion)?.application === 'WEBVIEW';
const viewMode = ['action', 'openUrlAction', 'webviewViewMode'];

/** Buttons that open a web address. */
export const openUrlRules: readonly Rule<AdvisedSuggestion>[] = [
  {
    id: 'webview-without-mode',
    title: 'In-chat window without a size',
    why: 'Without a size, the button may be rejected.',
    kind: 'refusal',
    ...vendorPages.awsSuggestions,
    at: viewMode,
    find: (suggestion) =>
      isWebview(suggestion) &&
      isBlank(openUrlOf(suggestion)?.webviewViewMode) &&
      'Choose an in-chat window size: full, tall or half.',
  },
  {
    id: 'mode-without-webview',
    title: 'In-chat window size for a link that opens in the browser',
    kind: 'look',
    ...interfaceDocument('SuggestedAction'),
    at: viewMode,
    find: (suggestion) =>
      !isBlank(openUrlOf(suggestion)?.webviewViewMode) &&
      !isWebview(suggestion) &&
      'The link opens in the browser, so the in-chat window size has no effect. Remove the size or open the link in the chat.',
    fix: emptyField('in-chat window size'),
  },
  {
    id: 'webview-without-description',
    title: 'In-chat window without a description',
    why: 'Screen readers read the description aloud. Without it, customers who use one don’t know what opens.',
    kind: 'style',
    ...interfaceDocument('SuggestedAction'),
    at: ['action', 'openUrlAction', 'description'],
    find: (suggestion) =>
      isWebview(suggestion) &&
      isBlank(openUrlOf(suggestion)?.description) &&
      'Describe what opens in the in-chat window.',
  },
  {
    id: 'webview-over-http',
    title: 'In-chat window with an http:// link',
    kind: 'refusal',
    ...vendorPages.awsSuggestions,
    at: ['action', 'openUrlAction', 'url'],
    find: (suggestion) =>
      isWebview(suggestion) &&
      /^http:/i.test(openUrlOf(suggestion)?.url ?? '') &&
      'The in-chat window only opens https:// links. Use one, or open this link in the browser.',
  },
  {
    id: 'webview-without-fallback',
    title: 'In-chat window without a fallback link',
    kind: 'style',
    ...interfaceDocument('SuggestedAction'),
    at: ['action', 'fallbackUrl'],
    find: (suggestion) =>
      isWebview(suggestion) &&
      isBlank(suggestion.action?.fallbackUrl) &&
      'Add a fallback link for phones without an in-chat window.',
  },
];

const placeOf = ({ action }: AdvisedSuggestion) => action?.viewLocationAction;
const query = ['action', 'viewLocationAction', 'query'];
const latitude = ['action', 'viewLocationAction', 'latLong', 'latitude'];
const phoneNumber = ['action', 'dialAction', 'phoneNumber'];

function hasPoint(suggestion: AdvisedSuggestion): boolean {
  const point = placeOf(suggestion)?.latLong;
  return !isBlank(point?.latitude) || !isBlank(point?.longitude);
}
const pointOf = (suggestion: AdvisedSuggestion): string[] | undefined => {
  const { latitude: north = '', longitude: east = '' } = placeOf(suggestion)?.latLong ?? {};
  return isBlank(north) || isBlank(east) ? undefined : [north, east];
};
const decimalsOf = (degrees: string) => degrees.split('.')[1]?.length ?? 0;

const numberOf = ({ action }: AdvisedSuggestion) => action?.dialAction?.phoneNumber ?? '';
/** Toll-free numbers (1800) are longer than the ten digits of all others. */
const isOddIndianNumber = (number: string) => /^\+91(?!1800)(?!\d{10}$)\d{1,13}$/.test(number);
const isOddAmericanNumber = (number: string) => /^\+1(?!\d{10}$)\d{1,14}$/.test(number);
const oneOf = (numbers: readonly number[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(numbers.map(String));
/** Every figure the same, or the keys in a row. */
const isMadeUp = (number: string) => /^\+\d{1,3}(\d)\1{6,}$|1234567|9876543210/.test(number);

/** Buttons that call a number or show a place. */
export const placeRules: readonly Rule<AdvisedSuggestion>[] = [
  {
    id: 'indian-number-length',
    title: 'Indian phone number without ten digits',
    kind: 'look',
    ...vendorPages.indianNumbers,
    at: phoneNumber,
    find: (suggestion) =>
      isOddIndianNumber(numberOf(suggestion)) &&
      'Indian phone numbers have ten digits after +91. Check for a leading 0 or a missing digit.',
  },
  {
    id: 'american-number-length',
    title: 'North American phone number without ten digits',
    kind: 'look',
    ...vendorPages.e164,
    at: phoneNumber,
    find: (suggestion) =>
      isOddAmericanNumber(numberOf(suggestion)) &&
      'North American phone numbers have ten digits after +1. Check for missing or extra digits.',
  },
  {
    id: 'number-length',
    title: 'Phone number that is too short or too long for its country',
    kind: 'look',
    ...vendorPages.e164,
    at: phoneNumber,
    find: (suggestion) => {
      const length = numberLength(numberOf(suggestion));
      if (!length || length.allowed.includes(length.digits)) return undefined;
      const { code, digits, allowed } = length;
      return `Phone numbers with +${code} have ${oneOf(allowed)} digits after it, and this one has ${digits}. Check for missing or extra digits.`;
    },
  },
  {
    id: 'made-up-number',
    title: 'Phone number that looks made up',
    kind: 'look',
    ...thisProject,
    at: phoneNumber,
    find: (suggestion) =>
      isMadeUp(numberOf(suggestion)) &&
      'This phone number looks made up. Enter the number customers should call.',
  },
  {
    id: 'point-and-query',
    title: 'Place with both a pin and a search text',
    why: 'When both are set, phones use the search text and ignore latitude, longitude and pin label.',
    kind: 'look',
    ...interfaceDocument('SuggestedAction'),
    at: query,
    find: (suggestion) =>
      hasPoint(suggestion) &&
      !isBlank(placeOf(suggestion)?.query) &&
      'Keep either the search text or the latitude and longitude.',
  },
  {
    id: 'query-on-android-only',
    title: 'Place with a search text',
    kind: 'style',
    ...interfaceDocument('SuggestedAction'),
    at: query,
    find: (suggestion) =>
      !hasPoint(suggestion) &&
      !isBlank(placeOf(suggestion)?.query) &&
      'The search text only works on Android. Enter latitude and longitude so that it works on iPhone too.',
  },
  {
    id: 'query-without-fallback',
    title: 'Place with a search text and no fallback link',
    why: 'The search text only works on Android.',
    kind: 'look',
    ...interfaceDocument('SuggestedAction'),
    at: ['action', 'fallbackUrl'],
    find: (suggestion) =>
      !hasPoint(suggestion) &&
      !isBlank(placeOf(suggestion)?.query) &&
      isBlank(suggestion.action?.fallbackUrl) &&
      'This button may do nothing on iPhone. Add a fallback link to a page that shows the place.',
  },
  {
    id: 'label-without-point',
    title: 'Pin label without a pin',
    kind: 'look',
    ...interfaceDocument('SuggestedAction'),
    at: ['action', 'viewLocationAction', 'label'],
    find: (suggestion) =>
      !isBlank(placeOf(suggestion)?.label) &&
      placeOf(suggestion)?.latLong === undefined &&
      'The pin label needs a pin. Enter latitude and longitude, or remove the label.',
    fix: emptyField('pin label'),
  },
  {
    id: 'point-at-zero',
    title: 'Pin in the sea at 0, 0',
    kind: 'look',
    ...thisProject,
    at: latitude,
    find: (suggestion) =>
      pointOf(suggestion)?.every((degrees) => Number(degrees) === 0) &&
      'Latitude and longitude are 0, which is in the sea off Africa. Enter those of your place.',
  },
  {
    id: 'rough-point',
    title: 'Pin with fewer than three decimals',
    kind: 'style',
    ...thisProject,
    at: latitude,
    find: (suggestion) => {
      const point = pointOf(suggestion);
      return (
        point?.some((degrees) => Number(degrees) !== 0) &&
        point.every((degrees) => decimalsOf(degrees) < 3) &&
        'The pin may be a kilometre off. Copy latitude and longitude from a map, with five decimals.'
      );
    },
  },
];

const DAY_MS = 24 * 60 * 60 * 1000;
const eventOf = ({ action }: AdvisedSuggestion) => action?.createCalendarEventAction;
const startOf = (part: AdvisedSuggestion) => timestampToMillis(eventOf(part)?.startTime ?? '');
const endOf = (part: AdvisedSuggestion) => timestampToMillis(eventOf(part)?.endTime ?? '');

/** Milliseconds from start to end; undefined where one is missing. */
function lengthOf(part: AdvisedSuggestion): number | undefined {
  const start = startOf(part);
  const end = endOf(part);
  return start === undefined || end === undefined ? undefined : end - start;
}
const endsBeforeStart = (part: AdvisedSuggestion) => (lengthOf(part) ?? 0) < 0;

function isOver(part: AdvisedSuggestion): boolean {
  const last = endOf(part) ?? startOf(part);
  return last !== undefined && last < part.now;
}

const startTime = ['action', 'createCalendarEventAction', 'startTime'];
const endTime = ['action', 'createCalendarEventAction', 'endTime'];

/** Buttons that add an event to the calendar. */
export const eventRules: readonly Rule<AdvisedSuggestion>[] = [
  {
    id: 'end-before-start',
    title: 'Event that ends before it starts',
    kind: 'look',
    ...thisProject,
    at: endTime,
    find: (part) =>
      endsBeforeStart(part) && 'The event ends before it starts. Check both times and their time zones.',
  },
  {
    id: 'event-without-length',
    title: 'Event that ends when it starts',
    kind: 'style',
    ...vendorPages.icalendarEnd,
    at: endTime,
    find: (suggestion) => lengthOf(suggestion) === 0 && 'The event ends when it starts. Choose a later end.',
  },
  {
    id: 'event-in-past',
    title: 'Event in the past',
    kind: 'look',
    ...thisProject,
    at: startTime,
    find: (suggestion) =>
      isOver(suggestion) &&
      !endsBeforeStart(suggestion) &&
      'The event is in the past. Choose a later start and end.',
  },
  {
    id: 'long-event',
    title: 'Event longer than a month',
    kind: 'style',
    ...thisProject,
    at: endTime,
    find: (suggestion) =>
      (lengthOf(suggestion) ?? 0) > 31 * DAY_MS &&
      'The event lasts more than a month. Check the month and year of both times.',
  },
  {
    id: 'far-event',
    title: 'Event more than two years ahead',
    kind: 'style',
    ...thisProject,
    at: startTime,
    find: (part) =>
      part.now > 0 &&
      (startOf(part) ?? 0) - part.now > 2 * 366 * DAY_MS &&
      'The event is more than two years ahead. Check the year.',
  },
];
