import { draftSender, type DraftSender, isSenderColor, toDraftSender } from '../../schema/draft/sender';
import { logoAddress } from '../../schema/responses/senders';
import { z } from '../../schema/values/zod';
import { isHttpUri } from '../../lib/address/uri';
import { thisDevice } from '../sync/syncState';

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

/** What a draft of a space shows while neither it nor the space has a sender. */
export const neutralSender: Sender = { ...initialSender, id: 'neutral' };

/**
 * The sender of a draft that has chosen none: in a space (`space`) the first one that the space shares, so that everybody
 * sees the same, and otherwise the default of this browser.
 */
export function standardSender(senders: readonly Sender[], space: string | undefined): Sender {
  if (space === undefined) return defaultSender(senders);
  return senders.find(({ team }) => team?.space === space) ?? neutralSender;
}

/** Every browser has a first sender: in a draft, its id names the browser too. */
const idInDraft = (id: string): string => (id === firstSenderId ? `${firstSenderId}-${thisDevice()}` : id);

/** A sender of this browser, as a draft keeps it. */
export const senderForDraft = (sender: DraftSender): DraftSender => ({
  ...toDraftSender(sender),
  id: idInDraft(sender.id),
});

/** The sender of this browser that a draft has chosen; undefined if it came from elsewhere. */
export function findChosen(
  senders: readonly Sender[],
  chosen: DraftSender,
  space: string | undefined,
): Sender | undefined {
  const found = senders.find(({ id }) => id === chosen.id || idInDraft(id) === chosen.id);
  // Earlier drafts do not say whose first sender it is.
  const isAnybodys = chosen.id === firstSenderId && space !== undefined;
  return isAnybodys && found?.name !== chosen.name ? undefined : found;
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
