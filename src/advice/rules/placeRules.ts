import { isBlank } from '../../schema/values/acrossFields';
import type { SuggestionPart } from '../model/parts';
import { emptyField, type Rule } from '../model/rule';
import { interfaceDocument, thisProject, vendorPages } from '../model/sources';

const placeOf = ({ action }: SuggestionPart) => action?.viewLocationAction;
const query = ['action', 'viewLocationAction', 'query'];
const latitude = ['action', 'viewLocationAction', 'latLong', 'latitude'];
const phoneNumber = ['action', 'dialAction', 'phoneNumber'];

function hasPoint(suggestion: SuggestionPart): boolean {
  const point = placeOf(suggestion)?.latLong;
  return !isBlank(point?.latitude) || !isBlank(point?.longitude);
}
const pointOf = (suggestion: SuggestionPart): string[] => {
  const { latitude: north = '', longitude: east = '' } = placeOf(suggestion)?.latLong ?? {};
  return isBlank(north) || isBlank(east) ? [] : [north, east];
};
const decimalsOf = (degrees: string) => degrees.split('.')[1]?.length ?? 0;

const numberOf = ({ action }: SuggestionPart) => action?.dialAction?.phoneNumber ?? '';
/** Toll-free numbers (1800) are longer than the ten digits of all others. */
const isOddIndianNumber = (number: string) => /^\+91(?!1800)(?!\d{10}$)\d{1,13}$/.test(number);
const isOddAmericanNumber = (number: string) => /^\+1(?!\d{10}$)\d{1,14}$/.test(number);
/** Every figure the same, or the keys in a row. */
const isMadeUp = (number: string) => /^\+\d{1,3}(\d)\1{6,}$|1234567|9876543210/.test(number);

/** Buttons that call a number or show a place. */
export const placeRules: readonly Rule<SuggestionPart>[] = [
  {
    id: 'indian-number-length',
    kind: 'style',
    ...vendorPages.indianNumbers,
    at: phoneNumber,
    applies: (suggestion) => isOddIndianNumber(numberOf(suggestion)),
    message: () =>
      'Phone number starts with +91 (India) but does not have ten digits after it. Check it: no leading 0, no digit missing.',
  },
  {
    id: 'american-number-length',
    kind: 'style',
    ...vendorPages.e164,
    at: phoneNumber,
    applies: (suggestion) => isOddAmericanNumber(numberOf(suggestion)),
    message: () =>
      'Phone number starts with +1 (North America) but does not have ten digits after it. Check it: no digit missing, none too many.',
  },
  {
    id: 'made-up-number',
    kind: 'look',
    ...thisProject,
    at: phoneNumber,
    applies: (suggestion) => isMadeUp(numberOf(suggestion)),
    message: () => 'Phone number looks made up. Enter the one that customers shall reach.',
  },
  {
    id: 'point-and-query',
    kind: 'look',
    ...interfaceDocument('SuggestedAction'),
    at: query,
    applies: (suggestion) => hasPoint(suggestion) && !isBlank(placeOf(suggestion)?.query),
    message: () =>
      'This button has a point and a search text. The search text is used instead of latitude, longitude and label. Keep one of the two.',
  },
  {
    id: 'query-on-android-only',
    kind: 'style',
    ...interfaceDocument('SuggestedAction'),
    at: query,
    applies: (suggestion) => !hasPoint(suggestion) && !isBlank(placeOf(suggestion)?.query),
    message: () =>
      'A search text works on Android only. For iPhones too, enter latitude and longitude instead.',
  },
  {
    id: 'query-without-fallback',
    kind: 'look',
    ...interfaceDocument('SuggestedAction'),
    at: ['action', 'fallbackUrl'],
    applies: (suggestion) =>
      !hasPoint(suggestion) &&
      !isBlank(placeOf(suggestion)?.query) &&
      isBlank(suggestion.action?.fallbackUrl),
    message: () =>
      'A search text works on Android only, and there is no fallback address, so the button may do nothing on an iPhone. Add the address of a page that shows the place.',
  },
  {
    id: 'label-without-point',
    kind: 'look',
    ...interfaceDocument('SuggestedAction'),
    at: ['action', 'viewLocationAction', 'label'],
    applies: (suggestion) =>
      !isBlank(placeOf(suggestion)?.label) && placeOf(suggestion)?.latLong === undefined,
    message: () =>
      'Pin label has no pin to stand at: it belongs to a latitude and longitude. Enter them, or remove the label.',
    fix: emptyField('pin label'),
  },
  {
    id: 'point-at-zero',
    kind: 'look',
    ...thisProject,
    at: latitude,
    applies: (suggestion) => {
      const point = pointOf(suggestion);
      return point.length > 0 && point.every((degrees) => Number(degrees) === 0);
    },
    message: () => 'Latitude and longitude are 0, a point in the sea off Africa. Enter those of the place.',
  },
  {
    id: 'rough-point',
    kind: 'style',
    ...thisProject,
    at: latitude,
    applies: (suggestion) => {
      const point = pointOf(suggestion);
      return (
        point.some((degrees) => Number(degrees) !== 0) && point.every((degrees) => decimalsOf(degrees) < 3)
      );
    },
    message: () =>
      'Latitude and longitude have fewer than three decimals, so the pin may stand a kilometre off. Copy them from a map with five.',
  },
];
