import { sampleSets } from '../schema/draft/sampleSets';
import { androidWidths, iphoneWidths, textSizes } from '../schema/phones/phones';
import { z } from '../schema/values/zod';
import { defaultPreviewOptions, type PreviewOptions } from '../preview/model/options';

const preview = defaultPreviewOptions;

const viewOptions = z.object({
  phones: z.enum(['android', 'ios', 'both']).catch('android'),
  /** The effect of a click on the phone: `select` opens the part's field, `try` acts as a tap. */
  mode: z.enum(['select', 'try']).catch('select'),
  /** `lockScreen` and `banner`: its notification, there and while the phone is in use. `reader`: the words of a screen reader beside it. */
  shows: z.enum(['conversation', 'lockScreen', 'banner', 'reader']).catch('conversation'),
  /** Undefined: the theme of the page. */
  theme: z.enum(['light', 'dark']).optional().catch(undefined),
  increaseContrast: z.boolean().catch(false),
  /** Zoom in percent; `fit` fills the height of the window. Boxes inside keep their documented sizes. */
  scale: z.enum(['100', '75', '50', 'fit']).catch('fit'),
  carouselWidths: z.enum(['api', 'messages2026']).catch(preview.carouselWidths),
  textSize: z.enum(textSizes).catch(preview.textSize),
  deviceWidth: z.literal(androidWidths).catch(preview.deviceWidth),
  iphoneWidth: z.literal(iphoneWidths).catch(preview.iphoneWidth),
  mediaState: z.enum(['downloaded', 'before', 'failed']).catch(preview.mediaState),
});

/** The display of the phones. Not part of the draft. */
export type ViewOptions = PreviewOptions & z.infer<typeof viewOptions>;

export const defaultViewOptions: ViewOptions = viewOptions.parse({});

/** Whether the phones show the notification in place of the conversation. */
export function isNotification(view: ViewOptions): view is ViewOptions & { shows: 'lockScreen' | 'banner' } {
  return view.shows === 'lockScreen' || view.shows === 'banner';
}

export type ChangeView = (part: Partial<ViewOptions>) => void;

const count = z.int().nonnegative();

/** What is stored: the screen, and the parts of the form that were open. */
const storedScreen = z.object({
  /** The part of the page that a narrow window shows. */
  view: z.enum(['edit', 'preview', 'check', 'send']).catch('edit'),
  /** The part of the drawer beside the phones. */
  tab: z.enum(['check', 'review', 'samples', 'log', 'json']).catch('check'),
  isDrawerOpen: z.boolean().catch(false),
  phone: viewOptions.optional().catch(undefined),
  /** The values in place of parameters. */
  samples: z.enum([...sampleSets, 'markers']).catch('typical'),
  /** The name of the platform that was chosen for this draft. */
  destination: z.string().optional().catch(undefined),
  card: count.catch(0),
  open: z.record(z.string(), count).catch({}),
});
type StoredScreen = z.infer<typeof storedScreen>;

export type View = StoredScreen['view'];
export type DrawerTab = StoredScreen['tab'];

/** What is beside the open drawer in a window with room for one of the two. */
type Neighbour = 'form' | 'phones';

/** What a person changes or watches with a part of the drawer: values, taps and comments are seen on the phones. */
export const neighbourOf = (tab: DrawerTab): Neighbour =>
  tab === 'samples' || tab === 'log' || tab === 'review' ? 'phones' : 'form';

/** The view of a draft's page. It is stored beside the draft and is not part of it. */
export type DraftScreen = Pick<StoredScreen, 'view' | 'tab' | 'isDrawerOpen' | 'destination'> & {
  beside: Neighbour;
  phone: ViewOptions;
};

/** Whether comments are on the screen: then a press on a phone chooses what the next one is about. */
export const isReviewShown = ({ view, tab, isDrawerOpen }: DraftScreen): boolean =>
  tab === 'review' && (view === 'check' || isDrawerOpen);

/** Whether Check is on the screen, in a wide or a narrow window. */
export const isCheckShown = ({ view, tab, isDrawerOpen }: DraftScreen): boolean =>
  tab === 'check' && (view === 'check' || isDrawerOpen);

/** The stored view of a draft. Each unreadable part is as in a new draft. */
export function readScreen(row: unknown): StoredScreen {
  return z
    .object({ session: storedScreen })
    .catch(() => ({ session: storedScreen.parse({}) }))
    .parse(row).session;
}
