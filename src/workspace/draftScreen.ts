import { sampleSets } from '../schema/draft/sampleSets';
import { androidWidths, iphoneWidths, textSizes } from '../schema/phones/phones';
import { z } from '../schema/values/zod';
import { defaultPreviewOptions, type PreviewOptions } from '../preview/model/options';

const preview = defaultPreviewOptions;

const viewOptions = z.object({
  phones: z.catch(z.enum(['android', 'ios', 'both']), 'android'),
  /** The effect of a click on the phone: `select` opens the part's field, `try` acts as a tap. */
  mode: z.catch(z.enum(['select', 'try']), 'select'),
  /** `lockScreen` and `banner`: its notification, there and while the phone is in use. `reader`: the words of a screen reader beside it. */
  shows: z.catch(z.enum(['conversation', 'lockScreen', 'banner', 'reader']), 'conversation'),
  /** Undefined: the theme of the page. */
  theme: z.catch(z.optional(z.enum(['light', 'dark'])), undefined),
  increaseContrast: z.catch(z.boolean(), false),
  /** Zoom in percent; `fit` fills the height of the window. Boxes inside keep their documented sizes. */
  scale: z.catch(z.enum(['100', '75', '50', 'fit']), 'fit'),
  carouselWidths: z.catch(z.enum(['api', 'messages2026']), preview.carouselWidths),
  textSize: z.catch(z.enum(textSizes), preview.textSize),
  deviceWidth: z.catch(z.literal(androidWidths), preview.deviceWidth),
  iphoneWidth: z.catch(z.literal(iphoneWidths), preview.iphoneWidth),
  mediaState: z.catch(z.enum(['downloaded', 'before', 'failed']), preview.mediaState),
});

/** The display of the phones. Not part of the draft. */
export type ViewOptions = PreviewOptions & z.infer<typeof viewOptions>;

export const defaultViewOptions: ViewOptions = viewOptions.parse({});

/** Whether the phones show the notification in place of the conversation. */
export function isNotification(view: ViewOptions): view is ViewOptions & { shows: 'lockScreen' | 'banner' } {
  return view.shows === 'lockScreen' || view.shows === 'banner';
}

/** Whether the phones show nothing but the conversation: what can be tapped in Try opens sheets that need the screen. */
export const showsMessageOnly = (view: ViewOptions): boolean => view.mode !== 'try' && !isNotification(view);

export type ChangeView = (part: Partial<ViewOptions>) => void;

const count = z.int().check(z.nonnegative());

/** What is stored: the screen, and the parts of the form that were open. */
const storedScreen = z.object({
  /** The part of the page that a narrow window shows. */
  view: z.catch(z.enum(['edit', 'preview', 'check', 'send']), 'edit'),
  /** The part of the drawer beside the phones. */
  tab: z.catch(z.enum(['check', 'review', 'samples', 'log', 'json']), 'check'),
  isDrawerOpen: z.catch(z.boolean(), false),
  phone: z.catch(z.optional(viewOptions), undefined),
  /** The values in place of parameters. */
  samples: z.catch(z.enum([...sampleSets, 'markers']), 'typical'),
  /** The name of the platform that was chosen for this draft. */
  destination: z.catch(z.optional(z.string()), undefined),
  card: z.catch(count, 0),
  open: z.catch(z.record(z.string(), count), {}),
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
  return z.catch(z.object({ session: storedScreen }), () => ({ session: storedScreen.parse({}) })).parse(row)
    .session;
}
