import { createContext, use, useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import type { Size } from './mediaBox';
import { mediaNames, type MediaFace, type MediaKind } from './mediaFace';
import styles from './MediaPicture.module.css';

const icons = { image: 'picture', gif: 'picture', video: 'video', pdf: 'document' } as const satisfies Record<
  MediaKind,
  string
>;

type MediaIcon = (typeof icons)[MediaKind] | 'brokenPicture' | 'play' | 'download';

/** The slot of an element that others fill in place of the missing picture of a card, by the path of the card. */
export const PictureSlotsContext = createContext<((cardPath: string) => string) | undefined>(undefined);

type MediaPictureProps = {
  face: MediaFace;
  /** Dotted draft path of its card, if others may fill its place. */
  cardPath?: string | undefined;
  /** The icons of the phone, and the size of the one in place of a picture. */
  Icon: ComponentType<{ name: MediaIcon; size: number }>;
  iconSize: number;
  /** The name of the picture; empty where the box around it has the name. */
  alt?: string;
  /** Drawn in place of a moving picture for people who want no motion. */
  stillSource?: string | undefined;
  /** A small picture has no room for visible words. */
  isSmall?: boolean;
  /** Whether the reason for a missing picture is a tooltip too. */
  hasTooltip?: boolean;
  /** Receives the natural size of the picture in px. */
  onSize?: (size: Size) => void;
};

/** The content of a media box: the picture, cropped around its centre, else a placeholder with the reason. */
export function MediaPicture(props: MediaPictureProps) {
  const { face, Icon, iconSize, alt = '', stillSource, isSmall = false, hasTooltip = false, onSize } = props;
  const { kind, source, isStill, sign } = face;
  const slots = use(PictureSlotsContext);
  const [brokenSource, setBrokenSource] = useState<string>();
  const isBroken = source !== undefined && source === brokenSource;
  const drawnSign = sign && (
    <span className={styles.sign} data-small={isSmall || undefined} data-testid={`preview-${sign}`}>
      <Icon name={sign} size={isSmall ? 16 : 24} />
    </span>
  );

  if (isBroken || source === undefined) {
    const reason = isBroken ? `${mediaNames[kind]} can’t be shown` : face.reason;
    const words = (
      <>
        {(!isBroken && drawnSign) || <Icon name={isBroken ? 'brokenPicture' : icons[kind]} size={iconSize} />}
        <span className={isSmall ? styles.unseen : undefined}>{reason}</span>
      </>
    );
    return (
      <span
        className={styles.placeholder}
        data-state={isBroken ? 'broken' : 'empty'}
        title={hasTooltip ? reason : undefined}
      >
        {slots && props.cardPath !== undefined ? <slot name={slots(props.cardPath)}>{words}</slot> : words}
      </span>
    );
  }
  const onError = () => setBrokenSource(source);
  const picture = (
    <img
      className={styles.picture}
      key={source}
      src={source}
      alt={alt}
      decoding="async"
      referrerPolicy="no-referrer"
      draggable={false}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        onSize?.({ width: naturalWidth, height: naturalHeight })
      }
      onError={onError}
    />
  );
  return (
    <>
      {isStill ? (
        <StillFrame
          key={source}
          source={source}
          name={alt}
          onSize={(size) => onSize?.(size)}
          onError={onError}
        />
      ) : stillSource === undefined ? (
        picture
      ) : (
        <picture>
          <source media="(prefers-reduced-motion: reduce)" srcSet={stillSource} />
          {picture}
        </picture>
      )}
      {drawnSign}
    </>
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
  const canvas = useRef<HTMLCanvasElement>(null);
  const reportSize = useEffectEvent(onSize);
  const reportError = useEffectEvent(onError);
  // The picture is loaded outside React.
  useEffect(() => {
    if (!canvas.current) return undefined;
    return drawFirstFrame(canvas.current, source, {
      onSize: (size) => reportSize(size),
      onError: () => reportError(),
    });
  }, [source]);
  return <canvas ref={canvas} className={styles.picture} role="img" aria-label={`${name}, first frame`} />;
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
