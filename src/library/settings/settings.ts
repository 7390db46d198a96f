import { asOneOf, asSwitch, asText } from '../../lib/stored';
import { createDeviceStore } from '../../ui/browser/deviceStore';
import { guessCountry } from './guessCountry';

const textLike = (pattern: RegExp) => (stored: unknown) => {
  const text = asText(stored);
  return text !== undefined && pattern.test(text) ? text : undefined;
};

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const themeSetting = createDeviceStore<Theme>(
  'rcs.theme',
  () => 'system',
  (stored) => asOneOf(themes, stored),
);
/** Whether API names are shown beside the labels. */
export const technicalNamesSetting = createDeviceStore('rcs.technical-names', () => false, asSwitch);

const libraryLayouts = ['grid', 'list'] as const;
/** Whether the library shows drafts as tiles or as rows. */
export type LibraryLayout = (typeof libraryLayouts)[number];
export const libraryLayoutSetting = createDeviceStore<LibraryLayout>(
  'rcs.library-layout',
  () => 'grid',
  (stored) => asOneOf(libraryLayouts, stored),
);
/** ISO 3166 code of the country of phone numbers that name none. */
export const countrySetting = createDeviceStore('rcs.country', guessCountry, textLike(/^[A-Z]{2}$/));
/** The address below which this server's uploaded files are public, as it said last; empty below its own address. */
export const mediaBaseSetting = createDeviceStore('rcs.media-base', () => '', textLike(/^.{0,2048}$/s));
/** Whether the `?` key alone opens the list of shortcuts. People who dictate text may switch it off. */
export const questionMarkSetting = createDeviceStore('rcs.question-mark', () => true, asSwitch);
