import { useState } from 'react';
import { mediaNames, type MediaKind, type IosMediaFace } from '../../media/mediaFace';
import { Icon } from '../parts/Icon';
import type { IconName } from '../parts/iconStrokes';
import styles from './MediaPicture.module.css';
import { StillFrame } from './StillFrame';

const icons = { image: 'picture', gif: 'picture', video: 'video', pdf: 'document' } satisfies Record<
  MediaKind,
  IconName
>;

type MediaPictureProps = {
  face: IosMediaFace;
  altText?: string | undefined;
  /** A thumbnail has no room for visible words. */
  isSmall?: boolean;
  /** Receives the natural size of the picture in px. */
  onSize?: (size: { width: number; height: number }) => void;
};

/** The content of a media box: the picture, else a placeholder with the reason. */
export function MediaPicture({ face, altText, isSmall = false, onSize }: MediaPictureProps) {
  const { kind, source, isStill, sign } = face;
  const [brokenSource, setBrokenSource] = useState<string>();
  const isBroken = source !== undefined && source === brokenSource;

  if (isBroken || source === undefined) {
    const reason = isBroken ? `${mediaNames[kind]} cannot be shown` : face.reason;
    return (
      <span className={styles.placeholder} data-state={isBroken ? 'broken' : 'empty'} title={reason}>
        {isBroken || sign === undefined ? (
          <Icon name={isBroken ? 'brokenPicture' : icons[kind]} size={26} />
        ) : (
          <Sign sign={sign} isSmall={isSmall} />
        )}
        {isSmall ? <span className={styles.unseen}>{reason}</span> : <span>{reason}</span>}
      </span>
    );
  }
  return (
    <>
      {isStill ? (
        <StillFrame
          key={source}
          source={source}
          name={altText ?? mediaNames[kind]}
          onSize={(size) => onSize?.(size)}
          onError={() => setBrokenSource(source)}
        />
      ) : (
        <img
          className={styles.picture}
          key={source}
          src={source}
          alt={altText ?? mediaNames[kind]}
          decoding="async"
          draggable={false}
          referrerPolicy="no-referrer"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            onSize?.({ width: naturalWidth, height: naturalHeight })
          }
          onError={() => setBrokenSource(source)}
        />
      )}
      {sign && <Sign sign={sign} isSmall={isSmall} />}
    </>
  );
}

function Sign({ sign, isSmall }: { sign: 'play' | 'download'; isSmall: boolean }) {
  return (
    <span className={styles.sign} data-small={isSmall || undefined} data-testid={`preview-${sign}`}>
      <Icon name={sign} size={isSmall ? 16 : 24} />
    </span>
  );
}
