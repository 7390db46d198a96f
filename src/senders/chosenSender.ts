import { defaultSender, firstSenderId, initialSender, type Sender } from '../library/senders/sender';
import { thisDevice } from '../library/sync/syncState';
import { toDraftSender, type DraftSender } from '../schema/draft/sender';

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
