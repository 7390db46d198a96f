import type { OpenParts } from '../editor/model/createDocument';
import { isRecord } from '../lib/values';
import { asCount, asOneOf, asRecordOf, asSwitch, asText } from '../lib/stored';
import { sampleSets, type SampleSet } from '../schema/draft/sampleSets';
import { androidWidths, iphoneWidths } from '../schema/phones/phones';
import { textSizes } from '../schema/phones/textSizes';
import { defaultViewOptions, type ViewOptions } from './viewOptions';

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
export type KeptScreen = Omit<DraftScreen, 'phone' | 'beside'> & {
  phone: ViewOptions | undefined;
  samples: SampleSet | 'markers';
  card: number;
  open: Readonly<Record<string, number>>;
};

const choices = {
  phones: ['android', 'ios', 'both'],
  mode: ['select', 'try'],
  shows: ['conversation', 'lockScreen', 'banner', 'reader'],
  scale: ['100', '75', '50', 'fit'],
  carouselWidths: ['api', 'messages2026'],
  mediaState: ['downloaded', 'before', 'failed'],
} as const satisfies { [Name in keyof ViewOptions]?: readonly ViewOptions[Name][] };

function readPhone(stored: unknown): ViewOptions | undefined {
  if (!isRecord(stored)) return undefined;
  const usual = defaultViewOptions;
  return {
    phones: asOneOf(choices.phones, stored.phones) ?? usual.phones,
    mode: asOneOf(choices.mode, stored.mode) ?? usual.mode,
    shows: asOneOf(choices.shows, stored.shows) ?? usual.shows,
    theme: asOneOf(['light', 'dark'], stored.theme),
    increaseContrast: asSwitch(stored.increaseContrast) ?? usual.increaseContrast,
    scale: asOneOf(choices.scale, stored.scale) ?? usual.scale,
    carouselWidths: asOneOf(choices.carouselWidths, stored.carouselWidths) ?? usual.carouselWidths,
    textSize: asOneOf(textSizes, stored.textSize) ?? usual.textSize,
    deviceWidth: asOneOf(androidWidths, stored.deviceWidth) ?? usual.deviceWidth,
    iphoneWidth: asOneOf(iphoneWidths, stored.iphoneWidth) ?? usual.iphoneWidth,
    mediaState: asOneOf(choices.mediaState, stored.mediaState) ?? usual.mediaState,
  };
}

/** The stored view of a draft. Each unreadable part is as in a new draft. */
export function readScreen(row: unknown): KeptScreen {
  const session = isRecord(row) ? row.session : undefined;
  const stored = isRecord(session) ? session : {};
  return {
    view: asOneOf(views, stored.view) ?? 'edit',
    tab: asOneOf(drawerTabs, stored.tab) ?? 'check',
    isDrawerOpen: asSwitch(stored.isDrawerOpen) ?? false,
    phone: readPhone(stored.phone),
    samples: asOneOf([...sampleSets, 'markers'], stored.samples) ?? 'typical',
    destination: asText(stored.destination),
    card: asCount(stored.card) ?? 0,
    open: asRecordOf(asCount, stored.open) ?? {},
  };
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
