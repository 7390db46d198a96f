import type { Changes } from './changes';
import type { AdvisedSender } from '../model/parts';

/** A template that raises a rule, and the nearest one that does not. For tests only. */
export type Case = {
  rule: string;
  /** The id of the example that `changes` applies to. The advice then stands at `at`. */
  example: string;
  changes: Changes;
  at: string;
  level: 'warning' | 'hint';
  sender?: AdvisedSender;
  /** Other rules that the same changes raise. */
  also?: string[];
  /** The nearest changes that the rule has nothing to say about. */
  near: Changes;
};

export const card = 'component.richCard.standaloneCard.cardContent';
export const cards = 'component.richCard.carouselCard.cardContents';
export const file = 'media.contentInfo.fileUrl';
export const thumbnail = 'media.contentInfo.thumbnailUrl';
export const action = (suggestions: string, index: number) => `${suggestions}[${index}].action`;
export const open = (url: string, text = 'Open the shop') => ({
  action: { text, openUrlAction: { url, application: 'BROWSER' } },
});
export const point = (latitude: string, longitude: string) => ({ latitude, longitude });
export const otherPicture = { height: 'SHORT', contentInfo: { fileUrl: 'https://shop.in/other.jpg' } };
export const twin = {
  title: 'Twin',
  media: { height: 'SHORT', contentInfo: { fileUrl: 'https://shop.in/twin.jpg' } },
  suggestions: [{ reply: { text: 'Watered' } }, { reply: { text: 'Remind me' } }],
};
export const share = (text: string) => ({ action: { text, shareLocationAction: {} } });
export const place = (text: string) => ({
  action: { text, viewLocationAction: { latLong: point('12.9716', '77.5946'), label: 'Shop' } },
});
export const call = (phoneNumber: string) => ({ action: { text: 'Call us', dialAction: { phoneNumber } } });
