import { z } from '../../schema/values/zod';
import { computedStore } from '../../lib/store';
import { lazy } from '../../lib/values';
import { createDeviceStore, type DeviceStore } from '../../ui/browser/deviceStore';

/** Time zones whose people often use a browser in American English. */
const zones: Readonly<Record<string, string>> = { 'Asia/Kolkata': 'IN', 'Asia/Calcutta': 'IN' };

/**
 * The country of this device, as ISO 3166 code: by its time zone, or by the region of a language if the time zone is one of
 * that region. Empty if they do not agree: browsers in American English are everywhere.
 */
const guessCountry = lazy((): string => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const languages = typeof navigator === 'undefined' ? [] : navigator.languages;
  return zones[timeZone] ?? languages.map((language) => regionAt(language, timeZone)).find(Boolean) ?? '';
});

/** Browsers that cannot list the time zones of a region tell no country. */
type ListedZones = { getTimeZones?: () => readonly string[] | undefined };

function regionAt(language: string, timeZone: string): string | undefined {
  try {
    const locale: Intl.Locale & ListedZones = new Intl.Locale(language);
    return locale.getTimeZones?.()?.includes(timeZone) ? locale.region : undefined;
  } catch {
    return undefined;
  }
}

const readAs =
  <Value>(schema: z.ZodMiniType<Value>) =>
  (stored: unknown) =>
    schema.safeParse(stored).data;

export const themes = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themes)[number];

export const themeSetting = createDeviceStore<ThemeChoice>(
  'rcs.theme',
  () => 'system',
  readAs(z.enum(themes)),
);
/** Whether API names are shown beside the labels. */
export const technicalNamesSetting = createDeviceStore(
  'rcs.technical-names',
  () => false,
  readAs(z.boolean()),
);

const libraryLayouts = ['grid', 'list'] as const;
/** Whether the library shows drafts as tiles or as rows. */
export type LibraryLayout = (typeof libraryLayouts)[number];
export const libraryLayoutSetting = createDeviceStore<LibraryLayout>(
  'rcs.library-layout',
  () => 'grid',
  readAs(z.enum(libraryLayouts)),
);
const chosenCountry = createDeviceStore<string | undefined>(
  'rcs.country',
  () => undefined,
  readAs(z.string().check(z.regex(/^[A-Z]{2}$/))),
);
/**
 * ISO 3166 code of the country of phone numbers that name none; empty while it is not known, and the person chooses it. The
 * guess takes a browser 20 ms: it waits until needed.
 */
export const countrySetting: DeviceStore<string> = {
  ...computedStore(() => chosenCountry.getState() ?? guessCountry(), chosenCountry),
  setState: chosenCountry.setState,
};
/** The address below which this server's uploaded files are public, as it said last; empty below its own address. */
export const mediaBaseSetting = createDeviceStore(
  'rcs.media-base',
  () => '',
  readAs(z.string().check(z.maxLength(2048))),
);
/** Whether the `?` key alone opens the list of shortcuts. People who dictate text may switch it off. */
export const questionMarkSetting = createDeviceStore('rcs.question-mark', () => true, readAs(z.boolean()));

/** Whether drafts are also on the server, or only in this browser. */
const draftPlaces = ['server', 'browser'] as const;
export const draftPlaceSetting = createDeviceStore<(typeof draftPlaces)[number]>(
  'rcs.draft-place',
  () => 'server',
  readAs(z.enum(draftPlaces)),
);
/** Whether the person does not want to move drafts of this browser to the server. */
export const movingOfferSetting = createDeviceStore('rcs.moving-offer', () => false, readAs(z.boolean()));
/** Names this browser in drafts that it wrote. */
export const deviceSetting = createDeviceStore(
  'rcs.device',
  () => '',
  readAs(z.string().check(z.maxLength(64))),
);
const knownSpaces = z.array(z.object({ name: z.string(), role: z.string() }));
/** The spaces of the person, as the server said last; undefined before it has. */
export const knownSpacesSetting = createDeviceStore<z.infer<typeof knownSpaces> | undefined>(
  'rcs.known-spaces',
  () => undefined,
  readAs(knownSpaces),
);

/** Whether the server has drafts of the person's spaces that are too old for this browser. */
export const olderDraftsSetting = createDeviceStore('rcs.older-drafts', () => false, readAs(z.boolean()));

const seenDrafts = z.object({
  /** Nothing that is older counts as new. Milliseconds since the epoch. */
  since: z.number(),
  /** The last change that this browser has shown, by the id of the draft. */
  changes: z.record(z.string(), z.number()),
});
export type SeenDrafts = z.infer<typeof seenDrafts>;

/** What the person in front of this browser has seen of the drafts of others. */
export const seenSetting = createDeviceStore<SeenDrafts>(
  'rcs.seen-drafts',
  () => ({ since: Date.now(), changes: {} }),
  readAs(seenDrafts),
);
