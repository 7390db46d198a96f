import { createContext, use } from 'react';
import { fileKind } from '../../advice/model/fileKind';
import type { MediaDraft } from '../../schema/draft/draft';

/** The address to load for a media address of the template; undefined if it must not be loaded (yet). */
export type PictureAddress = (address: string) => string | undefined;

export const PictureAddressContext = createContext<PictureAddress>(() => undefined);

/** The source of the small picture of a media; undefined if there is none to load. */
export function usePictureSource(address: string): string | undefined {
  const pictureAddress = use(PictureAddressContext);
  return address === '' ? undefined : pictureAddress(address);
}

/** The media address that can be drawn small: the thumbnail, else a file that is no video and no document. */
export function pictureOf(media: MediaDraft | undefined): string {
  const { thumbnailUrl = '', fileUrl = '' } = media?.contentInfo ?? {};
  if (thumbnailUrl !== '') return thumbnailUrl;
  const kind = fileKind(fileUrl);
  return kind === 'video' || kind === 'pdf' || kind === 'audio' ? '' : fileUrl;
}
