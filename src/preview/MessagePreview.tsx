import type { ComponentType } from 'react';
import { AndroidPhone } from './android/AndroidPhone';
import { IosPhone } from './ios/IosPhone';
import type { System } from './model/options';
import type { PhoneProps } from './screen/PhoneProps';

type MessagePreviewProps = PhoneProps & { system: System };

const phones = { android: AndroidPhone, ios: IosPhone } satisfies Record<System, ComponentType<PhoneProps>>;

/** A template as it arrives on one of the two phones. */
export function MessagePreview({ system, ...props }: MessagePreviewProps) {
  const Phone = phones[system];
  return <Phone {...props} />;
}
