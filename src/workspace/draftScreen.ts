import type { OpenParts } from '../editor/model/createDocument';
import { sampleSets, type SampleSet } from '../schema/draft/sampleSets';
import { androidWidths, iphoneWidths, textSizes } from '../schema/phones/phones';
import { z } from '../schema/values/zod';
import { defaultPreviewOptions, type PreviewOptions, type Theme } from '../preview/model/options';

/** The display of the phones. Not part of the draft. */
export type ViewOptions = PreviewOptions & {
  phones: 'android' | 'ios' | 'both';
  /** The effect of a click on the phone: `select` opens the part's field, `try` acts as a tap. */
  mode: 'select' | 'try';
  /** Undefined: the theme of the page. */
  theme: Theme | undefined;
  /** `lockScreen` and `banner`: its notification, there and while the phone is in use. `reader`: the words of a screen reader beside it. */
  shows: 'conversation' | 'lockScreen' | 'banner' | 'reader';
  increaseContrast: boolean;
  /** Zoom in percent; `fit` fills the height of the window. Boxes inside keep their documented sizes. */
  scale: '100' | '75' | '50' | 'fit';
};

export const defaultViewOptions: ViewOptions = {
  ...defaultPreviewOptions,
  phones: 'android',
  mode: 'select',
  shows: 'conversation',
  theme: undefined,
  increaseContrast: false,
  scale: 'fit',
};

/** Whether the phones show the notification in place of the conversation. */
export function isNotification(view: ViewOptions): view is ViewOptions & { shows: 'lockScreen' | 'banner' } {
  return view.shows === 'lockScreen' || view.shows === 'banner';
}

export type ChangeView = (part: Partial<ViewOptions>) => void;

/** The part of the page that a narrow window shows. */
const views = ['edit', 'preview', 'check', 'send'] as const;
export type View = (typeof views)[number];
/** The parts of the drawer beside the phones. */
const drawerTabs = ['check', 'samples', 'log', 'json'] as const;
export type DrawerTab = (typeof drawerTabs)[number];

/** What stands beside the open drawer in a window with room for one of the two. */
type Neighbour = 'form' | 'phones';

/** What a person changes or watches with a part of the drawer: values and taps are seen on the phones. */
export const neighbourOf = (tab: DrawerTab): Neighbour =>
  tab === 'samples' || tab === 'log' ? 'phones' : 'form';

/** The view of a draft's page. It is stored beside the draft and is not part of it. */
export type DraftScreen = {
  view: View;
  tab: DrawerTab;
  isDrawerOpen: boolean;
  beside: Neighbour;
  phone: ViewOptions;
  /** The name of the platform that was chosen for this draft. */
  destination?: string | undefined;
};

/** Whether Check is on the screen, in a wide or a narrow window. */
export const isCheckShown = ({ view, tab, isDrawerOpen }: DraftScreen): boolean =>
  tab === 'check' && (view === 'check' || isDrawerOpen);

/** What is stored: the screen, and the parts of the form that were open. */
type KeptScreen = Omit<DraftScreen, 'phone' | 'beside'> & {
  phone: ViewOptions | undefined;
  samples: SampleSet | 'markers';
  card: number;
  open: Readonly<Record<string, number>>;
};

const storedPhone = z.object({
  phones: z.enum(['android', 'ios', 'both']).catch(defaultViewOptions.phones),
  mode: z.enum(['select', 'try']).catch(defaultViewOptions.mode),
  shows: z.enum(['conversation', 'lockScreen', 'banner', 'reader']).catch(defaultViewOptions.shows),
  theme: z.enum(['light', 'dark']).or(z.undefined()).catch(undefined),
  increaseContrast: z.boolean().catch(defaultViewOptions.increaseContrast),
  scale: z.enum(['100', '75', '50', 'fit']).catch(defaultViewOptions.scale),
  carouselWidths: z.enum(['api', 'messages2026']).catch(defaultViewOptions.carouselWidths),
  textSize: z.enum(textSizes).catch(defaultViewOptions.textSize),
  deviceWidth: z.literal(androidWidths).catch(defaultViewOptions.deviceWidth),
  iphoneWidth: z.literal(iphoneWidths).catch(defaultViewOptions.iphoneWidth),
  mediaState: z.enum(['downloaded', 'before', 'failed']).catch(defaultViewOptions.mediaState),
});

const count = z.int().nonnegative();

const storedScreen = z.object({
  view: z.enum(views).catch('edit'),
  tab: z.enum(drawerTabs).catch('check'),
  isDrawerOpen: z.boolean().catch(false),
  phone: storedPhone.or(z.undefined()).catch(undefined),
  samples: z.enum([...sampleSets, 'markers']).catch('typical'),
  destination: z.string().optional().catch(undefined),
  card: count.catch(0),
  open: z.record(z.string(), count).catch({}),
});

/** The stored view of a draft. Each unreadable part is as in a new draft. */
export function readScreen(row: unknown): KeptScreen {
  return z
    .object({ session: storedScreen })
    .catch(() => ({ session: storedScreen.parse({}) }))
    .parse(row).session;
}

/** The settings of the phones. */
export function phoneOf({ phone }: KeptScreen): ViewOptions {
  return phone ?? defaultViewOptions;
}

/** The set of sample values that the phones show; undefined: the markers. */
export function shownSamples({ samples }: KeptScreen): SampleSet | undefined {
  return samples === 'markers' ? undefined : samples;
}

/** The parts of the form that were open. */
export function openParts({ card, open }: KeptScreen): OpenParts {
  return { card, expanded: open };
}
