import type { CardContentDraft, TemplateDraft } from '../schema/draft';
import { isHttpUri } from '../schema/uri';
import { ownMediaAddress } from './mediaAddress';

/** The hosts (with their ports) that learn that somebody looks when a template's pictures are loaded, each once. */
export function foreignHosts({ component }: TemplateDraft): string[] {
  const { standaloneCard, carouselCard } = component.richCard ?? {};
  const cards = [standaloneCard?.cardContent, ...(carouselCard?.cardContents ?? [])];
  return [...new Set(cards.flatMap(addressesOf).flatMap(hostOf))];
}

function addressesOf(card: CardContentDraft | undefined): string[] {
  const { fileUrl = '', thumbnailUrl = '' } = card?.media?.contentInfo ?? {};
  return [fileUrl, thumbnailUrl];
}

/** The host as the browser will call it. */
function hostOf(address: string): string[] {
  const isLoaded = isHttpUri(address) && ownMediaAddress(address) === undefined && URL.canParse(address);
  return isLoaded ? [new URL(address).host] : [];
}
