import type { ComponentType } from 'react';
import { AndroidNotification } from '../../preview/android/notification/AndroidNotification';
import { IosNotification } from '../../preview/ios/notification/IosNotification';
import type { System } from '../../preview/model/options';
import type { NotificationProps } from '../../preview/notification/NotificationFrame';

const drawings = { android: AndroidNotification, ios: IosNotification } satisfies Record<
  System,
  ComponentType<NotificationProps>
>;

/** The notification of a message on one of the two phones. */
export function NotificationView({ system, ...props }: NotificationProps & { system: System }) {
  const Drawing = drawings[system];
  return <Drawing {...props} />;
}
