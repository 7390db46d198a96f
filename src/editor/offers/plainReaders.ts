import type { OfferReader } from '../model/offer';
import { readPlaceholders } from './readers/readPlaceholders';
import { readUnsendable } from './readers/readUnsendable';

/** The readers that need no library, in one file to load. */
export { readAddress } from './readers/readAddress';
export { readDegrees, readPlaceQuery } from './readers/readDegrees';
export { readEventEnd } from './readers/readEventEnd';
export { readName } from './readers/readName';
export { readPostback } from './readers/readPostback';

/** Characters that cannot be sent, then placeholders where parameters may stand. */
export const readOddSigns: OfferReader = (input) =>
  readUnsendable(input) ?? (input.meta.takesMarkers === true ? readPlaceholders(input) : undefined);
