import type { OpenParts } from '../../editor/model/createDocument';
import { sampleSets, type SampleSet } from '../../schema/draft/sampleSets';
import { androidWidths, iphoneWidths } from '../../schema/phones/phones';
import { textSizes } from '../../schema/phones/textSizes';
import { z } from '../../schema/values/zod';
import { defaultViewOptions, type ViewOptions } from './viewOptions';

/** The part of the page that a narrow window shows. */
export const View = z.enum(['edit', 'preview', 'check', 'send']);
export type View = z.infer<typeof View>;
/** The parts of the drawer beside the phones. */
export const DrawerTab = z.enum(['check', 'samples', 'log', 'json']);
export type DrawerTab = z.infer<typeof DrawerTab>;

/** The view of a draft's page. It is stored beside the draft and is not part of it. */
export type DraftScreen = {
  view: View;
  tab: DrawerTab;
  isDrawerOpen: boolean;
  phone: ViewOptions;
  /** The name of the platform that was chosen for this draft. */
  destination?: string | undefined;
};

/** Whether Check is on the screen, in a wide or a narrow window. */
export const isCheckShown = ({ view, tab, isDrawerOpen }: DraftScreen): boolean =>
  tab === 'check' && (view === 'check' || isDrawerOpen);

const chosen = defaultViewOptions;
const Phone = z.object({
  phones: z.enum(['android', 'ios', 'both']).catch(chosen.phones),
  mode: z.enum(['select', 'try']).catch(chosen.mode),
  shows: z.enum(['conversation', 'lockScreen', 'banner', 'reader']).catch(chosen.shows),
  theme: z.enum(['light', 'dark']).optional().catch(undefined),
  increaseContrast: z.boolean().catch(chosen.increaseContrast),
  scale: z.enum(['100', '75', '50', 'fit']).catch(chosen.scale),
  carouselWidths: z.enum(['api', 'messages2026']).catch(chosen.carouselWidths),
  textSize: z.enum(textSizes).catch(chosen.textSize),
  deviceWidth: z.literal([...androidWidths]).catch(chosen.deviceWidth),
  iphoneWidth: z.literal([...iphoneWidths]).catch(chosen.iphoneWidth),
  mediaState: z.enum(['downloaded', 'before', 'failed']).catch(chosen.mediaState),
});

const Kept = z.object({
  view: View.catch('edit'),
  tab: DrawerTab.catch('check'),
  isDrawerOpen: z.boolean().catch(false),
  phone: Phone.optional().catch(undefined),
  samples: z.enum([...sampleSets, 'markers']).catch('typical'),
  destination: z.string().optional().catch(undefined),
  card: z.int().min(0).catch(0),
  open: z.record(z.string(), z.int().min(0)).catch({}),
});
export type KeptScreen = z.infer<typeof Kept>;

const Row = z.object({ session: Kept });

/** The stored view of a draft. Each unreadable part is as in a new draft. */
export function readScreen(stored: unknown): KeptScreen {
  const row = Row.safeParse(stored);
  return row.success ? row.data.session : Kept.parse({});
}

/** The settings of the phones; an absent theme means the theme of the page. */
export function phoneOf({ phone }: KeptScreen): ViewOptions {
  return phone ? { ...phone, theme: phone.theme } : defaultViewOptions;
}

/** The set of sample values that the phones show; undefined: the markers. */
export function shownSamples({ samples }: KeptScreen): SampleSet | undefined {
  return samples === 'markers' ? undefined : samples;
}

/** The parts of the form that were open. */
export function openParts({ card, open }: KeptScreen): OpenParts {
  return { card, expanded: open };
}
