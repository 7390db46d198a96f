import { isBlank } from '../../schema/values/acrossFields';
import type { AdvisedSuggestion } from '../model/parts';
import { emptyField, type Rule } from '../model/rule';
import { interfaceDocument, vendorPages, thisProject } from '../model/sources';
import { timestampToMillis } from '../../lib/time';

const openUrlOf = ({ action }: AdvisedSuggestion) => action?.openUrlAction;
const isWebview = (suggestion: AdvisedSuggestion) => openUrlOf(suggestion)?.application === 'WEBVIEW';
const viewMode = ['action', 'openUrlAction', 'webviewViewMode'];

/** Buttons that open a web address. */
export const openUrlRules: readonly Rule<AdvisedSuggestion>[] = [
  {
    id: 'webview-without-mode',
    title: 'A webview without a size',
    kind: 'refusal',
    ...vendorPages.awsSuggestions,
    at: viewMode,
    find: (suggestion) =>
      isWebview(suggestion) &&
      isBlank(openUrlOf(suggestion)?.webviewViewMode) &&
      'In-chat window size is not chosen, and the address may be refused. Choose full, tall or half.',
  },
  {
    id: 'mode-without-webview',
    title: 'A webview size for the browser',
    kind: 'look',
    ...interfaceDocument('SuggestedAction'),
    at: viewMode,
    find: (suggestion) =>
      !isBlank(openUrlOf(suggestion)?.webviewViewMode) &&
      !isWebview(suggestion) &&
      'In-chat window size is chosen, but the address opens in the browser. Open it in a webview, or remove the size.',
    fix: emptyField('webview size'),
  },
  {
    id: 'webview-without-description',
    title: 'A webview without a description',
    kind: 'style',
    ...interfaceDocument('SuggestedAction'),
    at: ['action', 'openUrlAction', 'description'],
    find: (suggestion) =>
      isWebview(suggestion) &&
      isBlank(openUrlOf(suggestion)?.description) &&
      'The webview has no description, so people who listen to their phone do not learn what opens. Say it in a few words.',
  },
  {
    id: 'webview-over-http',
    title: 'A webview of an address without https',
    kind: 'refusal',
    ...vendorPages.awsSuggestions,
    at: ['action', 'openUrlAction', 'url'],
    find: (suggestion) =>
      isWebview(suggestion) &&
      /^http:/i.test(openUrlOf(suggestion)?.url ?? '') &&
      'A webview opens addresses that start with https:// only. Use one, or open this address in the browser.',
  },
  {
    id: 'webview-without-fallback',
    title: 'A webview without a fallback address',
    kind: 'style',
    ...interfaceDocument('SuggestedAction'),
    at: ['action', 'fallbackUrl'],
    find: (suggestion) =>
      isWebview(suggestion) &&
      isBlank(suggestion.action?.fallbackUrl) &&
      'Not every phone has webviews; the interface advises to ask a phone before. Add a fallback address for the others.',
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
/** Every figure the same, or the keys in a row. */
const isMadeUp = (number: string) => /^\+\d{1,3}(\d)\1{6,}$|1234567|9876543210/.test(number);

/** Buttons that call a number or show a place. */
export const placeRules: readonly Rule<AdvisedSuggestion>[] = [
  {
    id: 'indian-number-length',
    title: 'A number of India without ten digits',
    kind: 'style',
    ...vendorPages.indianNumbers,
    at: phoneNumber,
    find: (suggestion) =>
      isOddIndianNumber(numberOf(suggestion)) &&
      'Phone number starts with +91 (India) but does not have ten digits after it. Check it: no leading 0, no digit missing.',
  },
  {
    id: 'american-number-length',
    title: 'A number of North America without ten digits',
    kind: 'style',
    ...vendorPages.e164,
    at: phoneNumber,
    find: (suggestion) =>
      isOddAmericanNumber(numberOf(suggestion)) &&
      'Phone number starts with +1 (North America) but does not have ten digits after it. Check it: no digit missing, none too many.',
  },
  {
    id: 'made-up-number',
    title: 'A number that looks made up',
    kind: 'look',
    ...thisProject,
    at: phoneNumber,
    find: (suggestion) =>
      isMadeUp(numberOf(suggestion)) &&
      'Phone number looks made up. Enter the one that customers shall reach.',
  },
  {
    id: 'point-and-query',
    title: 'A place with a point and a search text',
    kind: 'look',
    ...interfaceDocument('SuggestedAction'),
    at: query,
    find: (suggestion) =>
      hasPoint(suggestion) &&
      !isBlank(placeOf(suggestion)?.query) &&
      'This button has a point and a search text. The search text is used instead of latitude, longitude and label. Keep one of the two.',
  },
  {
    id: 'query-on-android-only',
    title: 'A place that is searched for',
    kind: 'style',
    ...interfaceDocument('SuggestedAction'),
    at: query,
    find: (suggestion) =>
      !hasPoint(suggestion) &&
      !isBlank(placeOf(suggestion)?.query) &&
      'A search text works on Android only. For iPhones too, enter latitude and longitude instead.',
  },
  {
    id: 'query-without-fallback',
    title: 'A place that is searched for, without a fallback address',
    kind: 'look',
    ...interfaceDocument('SuggestedAction'),
    at: ['action', 'fallbackUrl'],
    find: (suggestion) =>
      !hasPoint(suggestion) &&
      !isBlank(placeOf(suggestion)?.query) &&
      isBlank(suggestion.action?.fallbackUrl) &&
      'A search text works on Android only, and there is no fallback address, so the button may do nothing on an iPhone. Add the address of a page that shows the place.',
  },
  {
    id: 'label-without-point',
    title: 'A pin label without a pin',
    kind: 'look',
    ...interfaceDocument('SuggestedAction'),
    at: ['action', 'viewLocationAction', 'label'],
    find: (suggestion) =>
      !isBlank(placeOf(suggestion)?.label) &&
      placeOf(suggestion)?.latLong === undefined &&
      'Pin label has no pin to stand at: it belongs to a latitude and longitude. Enter them, or remove the label.',
    fix: emptyField('pin label'),
  },
  {
    id: 'point-at-zero',
    title: 'A point in the sea at 0, 0',
    kind: 'look',
    ...thisProject,
    at: latitude,
    find: (suggestion) =>
      pointOf(suggestion)?.every((degrees) => Number(degrees) === 0) &&
      'Latitude and longitude are 0, a point in the sea off Africa. Enter those of the place.',
  },
  {
    id: 'rough-point',
    title: 'A point with fewer than three decimals',
    kind: 'style',
    ...thisProject,
    at: latitude,
    find: (suggestion) => {
      const point = pointOf(suggestion);
      return (
        point?.some((degrees) => Number(degrees) !== 0) &&
        point.every((degrees) => decimalsOf(degrees) < 3) &&
        'Latitude and longitude have fewer than three decimals, so the pin may stand a kilometre off. Copy them from a map with five.'
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
    title: 'An event that ends before it starts',
    kind: 'look',
    ...thisProject,
    at: endTime,
    find: (part) =>
      endsBeforeStart(part) && 'The event ends before it starts. Check both times and their offsets.',
  },
  {
    id: 'event-without-length',
    title: 'An event that ends at the moment of its start',
    kind: 'style',
    ...vendorPages.icalendarEnd,
    at: endTime,
    find: (suggestion) =>
      lengthOf(suggestion) === 0 &&
      'The event ends at the moment it starts. In a calendar an end is later than the start; choose when it is over.',
  },
  {
    id: 'event-in-past',
    title: 'An event that is over',
    kind: 'look',
    ...thisProject,
    at: startTime,
    find: (suggestion) =>
      isOver(suggestion) &&
      !endsBeforeStart(suggestion) &&
      'The event is over already. Choose a later start and end.',
  },
  {
    id: 'long-event',
    title: 'An event of more than a month',
    kind: 'style',
    ...thisProject,
    at: endTime,
    find: (suggestion) =>
      (lengthOf(suggestion) ?? 0) > 31 * DAY_MS &&
      'The event lasts more than a month and would fill the calendar. Check month and year of both times.',
  },
  {
    id: 'far-event',
    title: 'An event more than two years ahead',
    kind: 'style',
    ...thisProject,
    at: startTime,
    find: (part) =>
      part.now > 0 &&
      (startOf(part) ?? 0) - part.now > 2 * 366 * DAY_MS &&
      'The event is more than two years ahead. Check the year.',
  },
];
