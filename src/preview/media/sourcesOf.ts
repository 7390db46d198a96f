import type { CardContentDraft, MediaDraft } from '../../schema/draft/draft';
import { isHttpUri } from '../../lib/address/uri';

/** The source to load for an address of a template; undefined where nothing may be loaded. */
export type MapMediaUrl = (url: string) => string | undefined;

type Sources = { fileSource: string | undefined; thumbnailSource: string | undefined };

/** A key press asks for the sources of every card, and changes the media of one at most. */
const known = new WeakMap<MediaDraft, { map: MapMediaUrl | undefined; sources: Sources }>();
const noSources: Sources = { fileSource: undefined, thumbnailSource: undefined };

/**
 * The sources to load for the two addresses of a card. Only http and https addresses are passed to the map.
 * Without a map, load nothing: a request would tell the host that somebody looks at the template. Drafts are
 * immutable, so the answer is cached by media object and map.
 */
export function sourcesOf({ media }: CardContentDraft, map: MapMediaUrl | undefined): Sources {
  if (!media) return noSources;
  const before = known.get(media);
  if (before && before.map === map) return before.sources;
  const { fileUrl = '', thumbnailUrl = '' } = media.contentInfo ?? {};
  const sources = {
    fileSource: isHttpUri(fileUrl) ? map?.(fileUrl) : undefined,
    thumbnailSource: isHttpUri(thumbnailUrl) ? map?.(thumbnailUrl) : undefined,
  };
  known.set(media, { map, sources });
  return sources;
}
