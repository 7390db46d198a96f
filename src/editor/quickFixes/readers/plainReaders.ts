/** The readers that need no library, in one file to load. */
export { readChoice } from './readChoice';
export { readAddress } from './readAddress';
export { readDegrees, readPlaceQuery } from './readDegrees';
export { readEventEnd, readOddSigns, readPostbackText, readTemplateName } from './readTexts';
