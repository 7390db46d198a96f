import { isRecord } from '../../lib/values';
import { asNumber, asText } from '../../lib/stored';
import { readDraftSender, type DraftSender } from '../../schema/draft/sender';

/** A sender of this device. */
export type Sender = DraftSender & {
  /** A logo that was chosen as a file, as a data address. It comes before `logoUrl`. */
  logo?: string;
  /** When it became the default, in milliseconds since the epoch. The newest one is the default. */
  defaultAt?: number;
  createdAt: number;
};

const logoAddress = /^data:image\/(?:png|jpeg|webp);base64,/;

/** The name that the phone shows while a sender has none. */
export const unnamedSender = 'Your business';

/** The id of the first sender: two tabs that make it at the same time make one. */
export const firstSenderId = 'first';

/** The sender of a device that has none yet. */
export const initialSender: Sender = {
  id: firstSenderId,
  name: unnamedSender,
  verified: true,
  createdAt: 0,
};

/** Reads a stored sender; undefined if the record is no sender. */
export function readSender(stored: unknown): Sender | undefined {
  const sender = readDraftSender(stored);
  if (!sender || !isRecord(stored)) return undefined;
  const createdAt = asNumber(stored.createdAt);
  const defaultAt = asNumber(stored.defaultAt);
  const logo = asText(stored.logo);
  if (createdAt === undefined || ('defaultAt' in stored && defaultAt === undefined)) return undefined;
  if ('logo' in stored && (logo === undefined || !logoAddress.test(logo))) return undefined;
  return {
    ...sender,
    ...(logo === undefined ? {} : { logo }),
    ...(defaultAt === undefined ? {} : { defaultAt }),
    createdAt,
  };
}

/** The senders in the order in which they were made. Never empty. */
export function orderSenders(senders: readonly Sender[]): readonly Sender[] {
  if (senders.length === 0) return [initialSender];
  return senders.toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
}

/** The sender of drafts that have chosen none: the one that was made the default last, else the oldest. */
export function defaultSender([first = initialSender, ...others]: readonly Sender[]): Sender {
  return others.reduce((best, each) => ((each.defaultAt ?? 0) > (best.defaultAt ?? 0) ? each : best), first);
}
