import type { LinkView } from '../exchange/link/linkView';
import { defaultAgent, isColor, type Agent } from '../preview/model/agent';
import {
  defaultPreviewOptions,
  type PreviewOptions,
  type System,
  type Theme,
} from '../preview/model/options';
import { sampleSets } from '../schema/draft/sampleSets';
import { limits } from '../schema/values/limits';
import { androidWidths, iphoneWidths, textSizes } from '../schema/phones/phones';
import type { FoundMessage } from './readMessage';

/** The words that an attribute may have, the one in effect without it first. */
const choices = {
  phone: ['both', 'android', 'iphone', 'ios'],
  view: ['conversation', 'lockScreen', 'banner'],
  theme: ['auto', 'light', 'dark'],
  'text-size': ['default', ...textSizes],
  contrast: ['normal', 'more'],
  /** The remarks for authors, on the phones and around them. */
  notes: ['all', 'none'],
  samples: ['typical', ...sampleSets, 'markers'],
  /** The card of a carousel that is in view. */
  card: Array.from({ length: limits.maxCards }, (_none, index) => index + 1),
  'android-width': [defaultPreviewOptions.deviceWidth, ...androidWidths],
  'iphone-width': [defaultPreviewOptions.iphoneWidth, ...iphoneWidths],
} as const;

type Choices = typeof choices;
type Chosen = { [Name in keyof Choices]: Choices[Name][number] };

export const observedAttributes = Object.keys(choices).concat([
  'src',
  'sender',
  'sender-color',
  'sender-logo',
  'sender-verified',
  'lang',
  'time-zone',
  'pictures',
]);

/** How an element shows its message. */
export type Look = {
  systems: readonly System[];
  view: Chosen['view'];
  /** Undefined: that of the viewer's system. */
  theme: Theme | undefined;
  samples: Chosen['samples'];
  card: number;
  options: PreviewOptions;
  agent: Agent;
  loadsPictures: boolean;
  hasNotes: boolean;
};

const systems = { android: ['android'], iphone: ['ios'], ios: ['ios'], both: ['android', 'ios'] } as const;

/** What a share link says about the view, in the words of the attributes. */
function wordsOf({ phone, view, theme, text, contrast, samples, card, width, iphone }: LinkView) {
  return {
    phone,
    view,
    theme,
    'text-size': text,
    contrast,
    samples,
    card,
    'android-width': width,
    'iphone-width': iphone,
  };
}

/** The look by the attributes of an element, then by its link. An unknown word is as if it was absent. */
export function readLook(element: Element, { view = {}, sender }: Partial<FoundMessage>): Look {
  const linked: Partial<Record<string, string | number>> = wordsOf(view);
  const chosen = Object.fromEntries(
    Object.entries(choices).map(([name, words]: [string, readonly (string | number)[]]) => {
      const word = String(element.getAttribute(name) ?? linked[name]);
      return [name, words.find((each) => String(each) === word) ?? words[0]];
    }),
  ) as Chosen;
  const text = (name: string) => element.getAttribute(name) ?? undefined;
  const color = text('sender-color');
  const verified = text('sender-verified');
  return {
    systems: systems[chosen.phone],
    view: chosen.view,
    theme: chosen.theme === 'auto' ? undefined : chosen.theme,
    samples: chosen.samples,
    card: chosen.card,
    options: {
      ...defaultPreviewOptions,
      textSize: chosen['text-size'],
      deviceWidth: chosen['android-width'],
      iphoneWidth: chosen['iphone-width'],
      increaseContrast: chosen.contrast === 'more',
      locale: known('locale', text('lang')),
      timeZone: known('timeZone', text('time-zone')),
    },
    agent: {
      ...defaultAgent,
      ...sender,
      ...(text('sender') && { name: text('sender') }),
      ...(isColor(color) && { color }),
      ...(text('sender-logo') && { logoUrl: text('sender-logo') }),
      ...(verified && /^(?:yes|no)$/.test(verified) && { verified: verified === 'yes' }),
    },
    loadsPictures: element.hasAttribute('pictures'),
    hasNotes: chosen.notes === 'all',
  };
}

/** A language or time zone that the browser knows; it throws for others. */
function known(name: 'locale' | 'timeZone', value: string | undefined): string | undefined {
  try {
    const { locale, timeZone } = Intl.DateTimeFormat(
      name === 'locale' ? value : undefined,
      name === 'timeZone' ? { timeZone: value } : {},
    ).resolvedOptions();
    return value && (name === 'locale' ? locale : timeZone);
  } catch {
    return undefined;
  }
}
