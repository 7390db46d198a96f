import type { deviceWidths, textScales } from './androidSizes';

export type System = 'android' | 'ios';
export type Theme = 'light' | 'dark';

export type PreviewOptions = {
  /** The published width table that a carousel follows. */
  carouselWidths: 'api' | 'messages2026';
  textSize: keyof typeof textScales;
  /** Width of the Android screen in dp. */
  deviceWidth: (typeof deviceWidths)[number];
  mediaState: 'downloaded' | 'before' | 'failed';
  /** Draws the iPhone with Apple's accessible colours. */
  increaseContrast?: boolean;
  /** Language of dates, by default the viewer's own. */
  locale?: string;
  /** Time zone of dates, by default the viewer's own. */
  timeZone?: string;
};

export const defaultPreviewOptions: PreviewOptions = {
  carouselWidths: 'api',
  textSize: 'default',
  deviceWidth: 412,
  mediaState: 'downloaded',
};
