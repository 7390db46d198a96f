import { isRecord } from '../../lib/values';
import { asOneOf, asSwitch, asText } from '../../lib/stored';

/** The messages that an operator has admitted a sender for. */
export const senderKindNames = {
  promotional: 'Promotional',
  transactional: 'Transactional',
  otp: 'One-time passwords',
  mixed: 'Several kinds',
} as const;
export type SenderKind = keyof typeof senderKindNames;
export const senderKinds = Object.keys(senderKindNames) as readonly SenderKind[];

/**
 * The sender that a draft shows: its id on the device that chose it, and a copy of its look for every other device.
 * Never part of a template. A logo that was chosen as a file stays with the sender on its device.
 */
export type DraftSender = {
  id: string;
  name: string;
  verified: boolean;
  /** `#rrggbb`. */
  color?: string;
  logoUrl?: string;
  kind?: SenderKind;
};

/** Whether a text is a colour of a sender. */
export const isSenderColor = (text: string | undefined): text is string =>
  text !== undefined && /^#[0-9a-f]{6}$/i.test(text);

/** Reads a stored sender; undefined if the record is no sender. */
export function readDraftSender(stored: unknown): DraftSender | undefined {
  if (!isRecord(stored)) return undefined;
  const [id, name, verified] = [asText(stored.id), asText(stored.name), asSwitch(stored.verified)];
  if (id === undefined || id === '' || name === undefined || verified === undefined) return undefined;
  const color = asText(stored.color);
  const logoUrl = asText(stored.logoUrl);
  const kind = asOneOf(senderKinds, stored.kind);
  if ('color' in stored && !isSenderColor(color)) return undefined;
  if ('logoUrl' in stored && logoUrl === undefined) return undefined;
  if ('kind' in stored && kind === undefined) return undefined;
  return toDraftSender({ id, name, verified, color, logoUrl, kind });
}

type SenderParts = Pick<DraftSender, 'id' | 'name' | 'verified'> & {
  [Part in 'color' | 'logoUrl' | 'kind']?: DraftSender[Part] | undefined;
};

/** The part of a sender that a draft keeps. */
export function toDraftSender({ id, name, verified, color, logoUrl, kind }: SenderParts): DraftSender {
  return {
    id,
    name,
    verified,
    ...(color === undefined ? {} : { color }),
    ...(logoUrl === undefined ? {} : { logoUrl }),
    ...(kind === undefined ? {} : { kind }),
  };
}
