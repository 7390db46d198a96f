import { cardsOf } from '../schema/draft/cards';
import type { CardContentDraft, TemplateDraft } from '../schema/draft/draft';
import { isHttpUri } from '../lib/address/uri';
import { ownMediaAddress } from './mediaAddress';
import type { AppliedTransaction } from '../editor/model/createDocument';
import type { StoreApi } from 'zustand/vanilla';

/** The hosts (with port) that serve a template's media, each once. Loading a picture tells its host that somebody looks. */
export function foreignHosts(template: TemplateDraft): string[] {
  return [...new Set(cardsOf(template).flatMap(addressesOf).flatMap(hostOf))];
}

function addressesOf(card: CardContentDraft): string[] {
  const { fileUrl = '', thumbnailUrl = '' } = card.media?.contentInfo ?? {};
  return [fileUrl, thumbnailUrl];
}

const addressKeys = new Set(['fileUrl', 'thumbnailUrl', 'logoUrl']);

/** The same for any value with templates inside: a stash, sending records. */
export function foreignHostsWithin(value: unknown): string[] {
  return [...new Set(hostsWithin(value, ''))];
}

function hostsWithin(value: unknown, key: string): string[] {
  if (typeof value === 'string') return addressKeys.has(key) ? hostOf(value) : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([member, inner]) => hostsWithin(inner, member));
}

/** "a", "a and b", "a, b and 3 more". */
export function describeHosts(hosts: readonly string[]): string {
  const named = hosts.length > 3 ? [...hosts.slice(0, 2), `${hosts.length - 2} more`] : hosts;
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(named);
}

/** The host as the browser resolves it; empty for the examples' pictures and for anything that is not loaded. */
function hostOf(address: string): string[] {
  const isLoaded = isHttpUri(address) && ownMediaAddress(address) === undefined && URL.canParse(address);
  return isLoaded ? [new URL(address).host] : [];
}

/** Blocks pictures if a change from elsewhere brings a host that the draft did not have, as in an imported draft. */
export function distrustNewHosts(
  { transaction, before, after }: AppliedTransaction,
  trustsMedia: StoreApi<boolean>,
) {
  if (!transaction.foreign) return;
  const known = foreignHosts(before.draft);
  if (foreignHosts(after.draft).some((host) => !known.includes(host))) trustsMedia.setState(false);
}
