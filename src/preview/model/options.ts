import type { deviceWidths, textScales } from './sizes';

export type System = 'android' | 'ios';
export type Theme = 'light' | 'dark';

export type PreviewOptions = {
  /** Which of the two published width tables a carousel follows. */
  carouselWidths: 'api' | 'messages2026';
  textSize: keyof typeof textScales;
  /** Width of the screen in dp. */
  deviceWidth: (typeof deviceWidths)[number];
  mediaState: 'downloaded' | 'before' | 'failed';
  /** For whom times are written; what is absent is the viewer's own. */
  locale?: string;
  timeZone?: string;
};

export const defaultPreviewOptions: PreviewOptions = {
  carouselWidths: 'api',
  textSize: 'default',
  deviceWidth: 412,
  mediaState: 'downloaded',
};
