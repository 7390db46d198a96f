import type { CardContentDraft, MediaDraft } from '../../schema/draft/draft';
import { isHttpUri } from '../../lib/address/uri';

/** Says what is really loaded for an address of a template; undefined where nothing is. */
export type MapMediaUrl = (url: string) => string | undefined;

type Sources = { fileSource: string | undefined; thumbnailSource: string | undefined };

/** With each key all cards ask, and the media of all but one are what they were: their addresses are read once. */
const known = new WeakMap<MediaDraft, { map: MapMediaUrl | undefined; sources: Sources }>();
const noSources: Sources = { fileSource: undefined, thumbnailSource: undefined };

/**
 * What may be loaded for the two addresses of a card. Without a map nothing is: no stranger learns who
 * looks. The map is asked about http and https addresses alone. A part of a draft is never changed in place,
 * so that the answer for the same media and the same map is the same.
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
