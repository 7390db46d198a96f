import { draftSender, type DraftSender, isSenderColor } from '../../schema/draft/sender';
import { logoAddress } from '../../schema/responses/senders';
import { z } from '../../schema/values/zod';
import { isHttpUri } from '../../lib/address/uri';

/** A sender of this device. */
export type Sender = DraftSender & {
  /** A logo that was chosen as a file, as a data address. It comes before `logoUrl`. */
  logo?: string;
  /** When it became the default, in milliseconds since the epoch. The newest one is the default. */
  defaultAt?: number;
  createdAt: number;
  /** Of a sender that a space shares: the space, and the revision that this browser has. */
  team?: { space: string; revision: number };
};

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

/** The sender as one that belongs to this browser alone. */
export function withoutTeam(sender: Sender): Sender {
  const { team: _, ...own } = sender;
  return own;
}

const storedSender = z.extend(draftSender, {
  createdAt: z.number(),
  defaultAt: z.optional(z.number()),
  logo: z.optional(logoAddress),
  team: z.optional(z.object({ space: z.string(), revision: z.number() })),
});

/** Reads a stored sender; undefined if the record is no sender. */
export function readSender(stored: unknown): Sender | undefined {
  return storedSender.safeParse(stored).data;
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

const earlierSenderSchema = z.object({
  name: z.string(),
  verified: z.catch(z.optional(z.boolean()), undefined),
  logoUrl: z.catch(z.optional(z.string().check(z.refine(isHttpUri))), undefined),
  color: z.catch(z.optional(z.string().check(z.refine(isSenderColor))), undefined),
});

/**
 * The one sender that earlier versions of this page kept in `localStorage`, as the first sender; undefined if there is
 * none.
 */
export function readEarlierSender(text: string | null): Sender | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    const { name, ...rest } = earlierSenderSchema.parse(stored);
    const known = Object.entries(rest).filter(([, value]) => value !== undefined);
    return { ...initialSender, name, ...Object.fromEntries(known) };
  } catch {
    return undefined;
  }
}

/** The sender of an earlier version of this page. Its setting stays where it is. */
export function earlierSender(): Sender | undefined {
  try {
    return readEarlierSender(localStorage.getItem('rcs.agent'));
  } catch {
    // The browser withholds its storage.
    return undefined;
  }
}
