import { uriParts } from '../../../lib/address/uri';
import type { TemplateDraft } from '../../../schema/draft/draft';
import { cardsIn } from '../model/editCells';

/** The hosts from which the pictures of the cards come. */
export function pictureHosts(draft: TemplateDraft): string[] {
  const hosts = cardsIn({ draft }).map(
    ({ media }) => uriParts(media?.contentInfo?.fileUrl ?? '')?.host ?? '',
  );
  return [...new Set(hosts.filter((host) => host !== ''))];
}
