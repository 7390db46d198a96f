import { use, useState, useCallback } from 'react';
import { blankWords } from '../../message/words';
import { HighlightsContext, partAttributes } from '../../message/parts';
import { usePhoneActs } from '../../screen/PhoneContexts';
import styles from './CardMedia.module.css';
import { type IosMediaFace, mediaNames, type MediaKind } from '../../media/mediaFace';
import { mediaRatio } from '../../media/mediaBox';
import { Pressable } from '../parts/parts';
import { Icon } from '../parts/Icon';
import type { IconName } from '../parts/iconStrokes';
import { useLatest } from '../../screen/usePhone';
import type { Size } from '../../media/mediaBox';

type CardMediaProps = {
  /** Undefined while no file is chosen. */
  face: IosMediaFace | undefined;
  /** Source of the file itself, which may not be the drawn one. */
  fileSource: string | undefined;
  /** What people who cannot see the picture are told. */
  altText: string | undefined;
  /** Dotted draft path of the card. */
  cardPath: string;
  /** A square beside the text of a horizontal card, else as wide as the card. */
  isThumbnail: boolean;
  /** False for a card that opens its page of text from every point. */
  opensViewer: boolean;
  selectedPath?: string | undefined;
};

/** The media of a card. A picture keeps its own ratio and ignores the height in the template. */
export function CardMedia({
  face,
  fileSource,
  altText,
  cardPath,
  isThumbnail,
  opensViewer,
  selectedPath,
}: CardMediaProps) {
  const acts = usePhoneActs();
  const highlights = use(HighlightsContext);
  const { size, noteSize } = useKnownSize(fileSource);
  return (
    <Pressable
      className={styles.media}
      aria-label={altText === undefined ? 'Open the media' : `Open the media: ${altText}`}
      data-testid="preview-media"
      data-kind={face?.kind}
      data-thumbnail={isThumbnail || undefined}
      style={isThumbnail ? undefined : { aspectRatio: mediaRatio(face?.kind === 'pdf' ? undefined : size) }}
      onPress={
        acts && face && opensViewer ? () => acts.openPage({ kind: 'media', path: cardPath }) : undefined
      }
      {...partAttributes(`${cardPath}.media`, selectedPath, highlights)}
    >
      {face ? (
        <MediaPicture
          face={face}
          altText={altText}
          isSmall={isThumbnail}
          onSize={(natural) => noteSize(face.source, natural)}
        />
      ) : (
        <span className={styles.blank}>{blankWords.picture}</span>
      )}
    </Pressable>
  );
}

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

type StillFrameProps = {
  source: string;
  name: string;
  onSize: (size: { width: number; height: number }) => void;
  onError: () => void;
};

/**
 * The first frame of a moving picture. A canvas draws the first frame of an animated picture from any host; only
 * reading the canvas back would need the permission of the host, and nothing here reads it.
 */
function StillFrame({ source, name, onSize, onError }: StillFrameProps) {
  const listeners = useLatest({ onSize, onError });
  const drawFrame = useCallback(
    (canvas: HTMLCanvasElement) =>
      drawFirstFrame(canvas, source, {
        onSize: (size) => listeners.current.onSize(size),
        onError: () => listeners.current.onError(),
      }),
    [source, listeners],
  );
  return <canvas ref={drawFrame} className={styles.picture} role="img" aria-label={`${name}, first frame`} />;
}

/** Loads the picture and draws its first frame. Returns a function that stops loading. */
function drawFirstFrame(
  canvas: HTMLCanvasElement,
  source: string,
  { onSize, onError }: Pick<StillFrameProps, 'onSize' | 'onError'>,
): () => void {
  const picture = new Image();
  let isStopped = false;
  picture.referrerPolicy = 'no-referrer';
  picture.addEventListener('load', () => {
    if (isStopped) return;
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    onSize({ width: picture.naturalWidth, height: picture.naturalHeight });
  });
  picture.addEventListener('error', () => {
    if (!isStopped) onError();
  });
  picture.src = source;
  return () => {
    isStopped = true;
    picture.removeAttribute('src');
  };
}

type Known = { file?: Size & { source: string }; last?: Size };

/**
 * The size in px of a card's picture as far as it is known: that of the file once it was drawn, else of the picture
 * that was drawn last. So the box stays the same while a picture is loaded, after it failed and before its download.
 */
function useKnownSize(fileSource: string | undefined) {
  const [known, setKnown] = useState<Known>({});
  const { file, last } = known;

  function noteSize(source: string | undefined, { width, height }: Size) {
    const isFile = source !== undefined && source === fileSource;
    setKnown((before) => ({
      ...before,
      ...(isFile ? { file: { source, width, height } } : {}),
      last: { width, height },
    }));
  }
  return { size: file && file.source === fileSource ? file : last, noteSize };
}
