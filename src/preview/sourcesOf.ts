import type { CardContentDraft } from '../schema/draft';
import { isHttpUri } from '../schema/uri';

/** Says what is really loaded for an address of a template; undefined where nothing is. */
export type MapMediaUrl = (url: string) => string | undefined;

/**
 * What may be loaded for the two addresses of a card. Without a map nothing is: no stranger learns who
 * looks. The map is asked about http and https addresses alone.
 */
export function sourcesOf({ media }: CardContentDraft, mapMediaUrl: MapMediaUrl | undefined) {
  const { fileUrl = '', thumbnailUrl = '' } = media?.contentInfo ?? {};
  return {
    fileSource: isHttpUri(fileUrl) ? mapMediaUrl?.(fileUrl) : undefined,
    thumbnailSource: isHttpUri(thumbnailUrl) ? mapMediaUrl?.(thumbnailUrl) : undefined,
  };
}
