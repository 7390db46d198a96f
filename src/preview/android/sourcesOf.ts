import type { CardContentDraft } from '../../schema/draft';

/** Says what is really loaded for an address of a template; undefined where nothing is. */
export type MapMediaUrl = (url: string) => string | undefined;

/** What may be loaded for the two addresses of a card. Without a map nothing is: no stranger learns who looks. */
export function sourcesOf({ media }: CardContentDraft, mapMediaUrl: MapMediaUrl | undefined) {
  const { fileUrl, thumbnailUrl } = media?.contentInfo ?? {};
  return {
    fileSource: fileUrl ? mapMediaUrl?.(fileUrl) : undefined,
    thumbnailSource: thumbnailUrl ? mapMediaUrl?.(thumbnailUrl) : undefined,
  };
}
