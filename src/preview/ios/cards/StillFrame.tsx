import { useCallback } from 'react';
import { useLatest } from '../../screen/useLatest';
import styles from './MediaPicture.module.css';

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
export function StillFrame({ source, name, onSize, onError }: StillFrameProps) {
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
