import type { NotificationPlace } from './NotificationProps';

/** O: an iPhone previews four lines. I: the others. Longer texts are cut. */
export const notificationLines = {
  android: { lockScreen: 6, banner: 2 },
  ios: { lockScreen: 4, banner: 2 },
} satisfies Record<'android' | 'ios', Record<NotificationPlace, number>>;
