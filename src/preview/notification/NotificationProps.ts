import type { PhoneProps } from '../screen/PhoneProps';

/** Where a notification appears: on the lock screen, or above what the person is doing. */
type NotificationPlace = 'lockScreen' | 'banner';

/** The props of the notification on both phones. A tap on it, in `try`, opens the message. */
export type NotificationProps = PhoneProps & { place: NotificationPlace; onOpen?: (() => void) | undefined };
