import { useState } from 'react';
import { usePictureSource } from './pictureAddress';
import styles from './SmallPicture.module.css';

/** A small picture that fills its box; nothing where the address must not or cannot be loaded. */
export function SmallPicture({ address }: { address: string }) {
  const source = usePictureSource(address);
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
