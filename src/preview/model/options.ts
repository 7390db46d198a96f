import type { AndroidWidth, IphoneWidth, TextSize } from '../../schema/phones/phones';

export type System = 'android' | 'ios';
export const systemNames = { android: 'Android', ios: 'iPhone' } as const satisfies Record<System, string>;
export type Theme = 'light' | 'dark';

export type PreviewOptions = {
  /** The published width table that a carousel follows. */
  carouselWidths: 'api' | 'messages2026';
  textSize: TextSize;
  /** The Android phone, by the width of its screen in dp. */
  deviceWidth: AndroidWidth;
  /** The iPhone, by the width of its screen in pt. */
  iphoneWidth: IphoneWidth;
  mediaState: 'downloaded' | 'before' | 'failed';
  /** Draws both phones with the colours of their setting for more contrast. */
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
  iphoneWidth: 393,
  mediaState: 'downloaded',
};
