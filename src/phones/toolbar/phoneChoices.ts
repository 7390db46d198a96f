import { androidPhones, iphones } from '../../schema/phones/phones';

/** Phones from small to large, each with its width: `Galaxy S24 (360)`. */
const choicesOf = (phones: readonly { name: string; width: number }[]) =>
  phones.map(({ name, width }) => ({ value: String(width), label: `${name} (${width})` }));

export const androidPhoneChoices = choicesOf(androidPhones);
export const iphoneChoices = choicesOf(iphones);
