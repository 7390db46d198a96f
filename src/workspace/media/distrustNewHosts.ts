import type { AppliedTransaction } from '../../editor/model/createDocument';
import type { StoreApi } from 'zustand/vanilla';
import { foreignHosts } from './foreignHosts';

/** Blocks pictures if a change from elsewhere brings a host that the draft did not have, as in an imported draft. */
export function distrustNewHosts(
  { transaction, before, after }: AppliedTransaction,
  trustsMedia: StoreApi<boolean>,
) {
  if (!transaction.foreign) return;
  const known = foreignHosts(before.draft);
  if (foreignHosts(after.draft).some((host) => !known.includes(host))) trustsMedia.setState(false);
}
