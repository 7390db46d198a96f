import { sampleSets } from '../schema/draft/sampleSets';
import {
  androidPhones,
  androidWidths,
  iphones,
  iphoneWidths,
  listPhones,
  textSizes,
} from '../schema/phones/phones';
import { limits } from '../schema/values/limits';

/** The choices of the command line and of the tools of `rcs-template mcp`. */
export const choices = {
  phone: ['android', 'iphone', 'ios', 'both'],
  theme: ['light', 'dark'],
  view: ['lockScreen', 'banner'],
  textSize: textSizes,
  width: androidWidths,
  iphone: iphoneWidths,
  samples: sampleSets,
  textLimit: [limits.statedText, limits.text],
} as const;

export const listedPhones = { android: listPhones(androidPhones), ios: listPhones(iphones) };

/** The address of a builder with default settings. */
export const defaultBase = 'http://127.0.0.1:8080';

/** The address of a builder without its last slash; undefined if the text is not an http(s) URL. */
export function readBase(text: string): string | undefined {
  const base = URL.canParse(text) ? new URL(text) : undefined;
  if (!base || !/^https?:$/.test(base.protocol)) return undefined;
  return `${base.origin}${base.pathname.replace(/\/+$/, '')}`;
}
