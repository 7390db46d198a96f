import { createDeviceStore } from '../../ui/browser/createDeviceStore';
import { guessCountry } from './guessCountry';

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (stored: unknown) =>
    values.find((value) => value === stored);
const readSwitch = (stored: unknown) => (typeof stored === 'boolean' ? stored : undefined);
const readText = (pattern: RegExp) => (stored: unknown) =>
  typeof stored === 'string' && pattern.test(stored) ? stored : undefined;

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const themeSetting = createDeviceStore<Theme>('rcs.theme', () => 'system', oneOf(themes));
/** Whether API names are shown beside the labels. */
export const technicalNamesSetting = createDeviceStore('rcs.technical-names', () => false, readSwitch);

const libraryLayouts = ['grid', 'list'] as const;
/** Whether the library shows drafts as tiles or as rows. */
export type LibraryLayout = (typeof libraryLayouts)[number];
export const libraryLayoutSetting = createDeviceStore<LibraryLayout>(
  'rcs.library-layout',
  () => 'grid',
  oneOf(libraryLayouts),
);
/** ISO 3166 code of the country of phone numbers that name none. */
export const countrySetting = createDeviceStore('rcs.country', guessCountry, readText(/^[A-Z]{2}$/));
/** The address below which this server's uploaded files are public, as it said last; empty below its own address. */
export const mediaBaseSetting = createDeviceStore('rcs.media-base', () => '', readText(/^.{0,2048}$/s));
/** Whether the `?` key alone opens the list of shortcuts. People who dictate text may switch it off. */
export const questionMarkSetting = createDeviceStore('rcs.question-mark', () => true, readSwitch);
