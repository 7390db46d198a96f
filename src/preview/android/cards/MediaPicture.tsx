import { useState } from 'react';
import { mediaNames, type MediaFace, type MediaKind } from '../../media/mediaFace';
import { Icon } from '../parts/Icon';
import type { IconName } from '../parts/iconOutlines';
import styles from './MediaPicture.module.css';

const icons = { image: 'picture', gif: 'picture', video: 'video', pdf: 'document' } satisfies Record<
  MediaKind,
  IconName
>;

type MediaPictureProps = { face: MediaFace; thumbnailSource?: string | undefined };

/** The content of a media box: the picture, cropped around its centre, else a placeholder with the reason. */
export function MediaPicture({ face, thumbnailSource }: MediaPictureProps) {
  const { kind, source, reason, sign } = face;
  const [brokenSource, setBrokenSource] = useState<string>();
  const isBroken = source !== undefined && source === brokenSource;

  if (isBroken || source === undefined) {
    return (
      <div className={styles.placeholder} data-state={isBroken ? 'broken' : 'empty'}>
        {isBroken || sign === undefined ? (
          <Icon name={isBroken ? 'brokenPicture' : icons[kind]} size={24} />
        ) : (
          <Sign sign={sign} />
        )}
        <span>{isBroken ? `${mediaNames[kind]} cannot be shown` : reason}</span>
      </div>
    );
  }
  const picture = (
    <img
      className={styles.picture}
      key={source}
      src={source}
      alt=""
      decoding="async"
      referrerPolicy="no-referrer"
      draggable={false}
      onError={() => setBrokenSource(source)}
    />
  );
  return (
    <>
      {kind === 'gif' && thumbnailSource !== undefined ? (
        <picture>
          <source media="(prefers-reduced-motion: reduce)" srcSet={thumbnailSource} />
          {picture}
        </picture>
      ) : (
        picture
      )}
      {sign && <Sign sign={sign} />}
    </>
  );
}

function Sign({ sign }: { sign: 'play' | 'download' }) {
  return (
    <span className={styles.sign} data-testid={`preview-${sign}`}>
      <Icon name={sign} size={24} />
    </span>
  );
}
