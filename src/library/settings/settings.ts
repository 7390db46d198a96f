import { z } from '../../schema/values/zod';
import { createDeviceStore } from '../../ui/browser/createDeviceStore';
import { guessCountry } from './guessCountry';

export const Theme = z.enum(['system', 'light', 'dark']);
export type Theme = z.infer<typeof Theme>;

const parsed =
  <Value>(schema: z.ZodType<Value>) =>
  (stored: unknown) =>
    schema.safeParse(stored).data;

export const themeSetting = createDeviceStore<Theme>('rcs.theme', 'system', parsed(Theme));
/** Whether API names are shown beside the labels. */
export const technicalNamesSetting = createDeviceStore('rcs.technical-names', false, parsed(z.boolean()));

/** Whether the library shows drafts as tiles or as rows. */
export const LibraryLayout = z.enum(['grid', 'list']);
export type LibraryLayout = z.infer<typeof LibraryLayout>;
export const libraryLayoutSetting = createDeviceStore<LibraryLayout>(
  'rcs.library-layout',
  'grid',
  parsed(LibraryLayout),
);
/** ISO 3166 code of the country of phone numbers that name none. */
export const countrySetting = createDeviceStore(
  'rcs.country',
  guessCountry(),
  parsed(z.string().regex(/^[A-Z]{2}$/)),
);
/** The address below which this server's uploaded files are public, as it said last; empty below its own address. */
export const mediaBaseSetting = createDeviceStore('rcs.media-base', '', parsed(z.string().max(2048)));
/** Whether the `?` key alone opens the list of shortcuts. People who dictate text may switch it off. */
export const questionMarkSetting = createDeviceStore('rcs.question-mark', true, parsed(z.boolean()));
