import { isShortMapLink, readAngle, readCoordinates } from '../../../lib/address/coordinates';
import { valueAt } from '../../../lib/path';
import { isDegrees } from '../../../schema/template/viewLocationAction';
import { limits } from '../../../schema/values/limits';
import { singleChoice, type QuickFix, type QuickFixChoice, type QuickFixReader } from '../../model/quickFix';

type Pair = { latitude: string; longitude: string };

const isPair = ({ latitude, longitude }: Pair) =>
  isDegrees(latitude, limits.latitude) && isDegrees(longitude, limits.longitude);

const shortLink: QuickFix = {
  message: 'Short links don’t contain the place. Open the link and copy the full link from your browser.',
  choices: [],
  showsLongLink: true,
};

/** A pair or a map link gives both coordinates; one angle in another notation becomes a plain decimal. */
export const readDegrees: QuickFixReader = (input) => {
  const { at, text, state } = input;
  const isLatitude = at.endsWith('.latitude');
  const place = at.slice(0, at.lastIndexOf('.'));
  const other = valueAt(state.draft, `${place}.${isLatitude ? 'longitude' : 'latitude'}`) ?? '';
  if (isShortMapLink(text)) return shortLink;

  const pair = readCoordinates(text);
  if (pair) return fixPair(place, pair, other);
  const angle = readAngle(text);
  if (!angle) return undefined;
  const axis = isLatitude ? 'latitude' : 'longitude';
  if (
    angle.axis !== undefined &&
    angle.axis !== axis &&
    other === '' &&
    isDegrees(angle.degrees, limits[angle.axis])
  )
    return {
      message: `This is a ${angle.axis}.`,
      choices: [
        {
          action: `Use ${angle.degrees} as ${angle.axis}`,
          changes: { [at]: undefined, [`${place}.${angle.axis}`]: angle.degrees },
          done: `${isLatitude ? 'Longitude' : 'Latitude'}: ${angle.degrees}`,
        },
      ],
    };
  if (isDegrees(angle.degrees, limits[axis]))
    return angle.degrees === text ? undefined : { ...singleChoice(input, angle.degrees), isPlain: true };
  // A latitude beyond 90 degrees is a longitude.
  const swapped = isLatitude && typeof other === 'string' && { latitude: other, longitude: angle.degrees };
  return swapped && isPair(swapped) ? swappedFix(place, swapped, 'Swap them:') : undefined;
};

function fixPair(place: string, pair: Pair, other: unknown): QuickFix | undefined {
  if (isPair(pair)) return { choices: [pairChoice(place, pair)], isPlain: other === '' };
  const swapped = { latitude: pair.longitude, longitude: pair.latitude };
  return isPair(swapped) ? swappedFix(place, swapped, 'Use') : undefined;
}

const swappedFix = (place: string, pair: Pair, verb: string): QuickFix => ({
  message: 'Latitude and longitude seem to be swapped.',
  choices: [pairChoice(place, pair, verb)],
});

const pairChoice = (place: string, { latitude, longitude }: Pair, verb = 'Use'): QuickFixChoice => ({
  action: `${verb} ${latitude}, ${longitude}`,
  changes: { [`${place}.latitude`]: latitude, [`${place}.longitude`]: longitude },
  done: `Filled in latitude ${latitude} and longitude ${longitude}.`,
});

/** Coordinates in the search text of a place, where only Android would look for them. */
export const readPlaceQuery: QuickFixReader = ({ at, text }) => {
  if (isShortMapLink(text)) return shortLink;
  const pair = readCoordinates(text);
  if (!pair || !isPair(pair)) return undefined;
  const choice = pairChoice(at.replace(/query$/, 'latLong'), pair);
  return { choices: [{ ...choice, changes: { ...choice.changes, [at]: undefined } }] };
};
