import { useState, createContext, use } from 'react';
import styles from './media.module.css';
import { fileKind } from '../../advice/model/fileKind';
import type { MediaDraft } from '../../schema/draft/draft';

/** A small picture that fills its box; nothing where the address must not or cannot be loaded. */
export function SmallPicture({ address }: { address: string }) {
  const pictureAddress = use(PictureAddressContext);
  const source = address === '' ? undefined : pictureAddress(address);
  const [broken, setBroken] = useState<string>();
  if (source === undefined || source === broken) return null;
  return (
    <img
      key={source}
      className={styles.picture}
      src={source}
      alt=""
      decoding="async"
      referrerPolicy="no-referrer"
      draggable={false}
      onError={() => setBroken(source)}
    />
  );
}

/** The address to load for a media address of the template; undefined if it must not be loaded (yet). */
export type PictureAddress = (address: string) => string | undefined;

export const PictureAddressContext = createContext<PictureAddress>(() => undefined);

/** The media address that can be drawn small: the thumbnail, else a file that is no video and no document. */
export function pictureOf(media: MediaDraft | undefined): string {
  const { thumbnailUrl = '', fileUrl = '' } = media?.contentInfo ?? {};
  if (thumbnailUrl !== '') return thumbnailUrl;
  const kind = fileKind(fileUrl);
  return kind === 'video' || kind === 'pdf' || kind === 'audio' ? '' : fileUrl;
}
