import type { QuickFixReader } from '../../model/quickFix';
import { readPlaceholders, readUnsendable } from './readTexts';

/** The readers that need no library, in one file to load. */
export { readAddress } from './readAddress';
export { readDegrees, readPlaceQuery } from './readDegrees';
export { readEventEnd } from './readTexts';
export { readTemplateName } from './readTexts';
export { readPostbackText } from './readTexts';

/** Characters that cannot be sent, then placeholders where parameters may stand. */
export const readOddSigns: QuickFixReader = (input) =>
  readUnsendable(input) ?? (input.meta.takesMarkers === true ? readPlaceholders(input) : undefined);
