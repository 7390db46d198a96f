import type { CardContentDraft } from '../../schema/draft/draft';
import { isHttpUri } from '../../lib/address/uri';

/** The source to load for an address of a template; undefined where nothing may be loaded. */
export type MapMediaUrl = (url: string) => string | undefined;

type Sources = { fileSource: string | undefined; thumbnailSource: string | undefined };

/**
 * The sources to load for the two addresses of a card. Only http and https addresses are passed to the map.
 * Without a map, load nothing: a request would tell the host that somebody looks at the template.
 */
export function sourcesOf({ media }: CardContentDraft, map: MapMediaUrl | undefined): Sources {
  const { fileUrl = '', thumbnailUrl = '' } = media?.contentInfo ?? {};
  return {
    fileSource: isHttpUri(fileUrl) ? map?.(fileUrl) : undefined,
    thumbnailSource: isHttpUri(thumbnailUrl) ? map?.(thumbnailUrl) : undefined,
  };
}
