/** The readers that need no library, in one file to load. */
export { readAddress } from './readers/readAddress';
export { readDegrees, readPlaceQuery } from './readers/readDegrees';
export { readEventEnd } from './readers/readEventEnd';
export { readName } from './readers/readName';
export { readPlaceholders } from './readers/readPlaceholders';
export { readPostback } from './readers/readPostback';
export { readUnsendable } from './readers/readUnsendable';
