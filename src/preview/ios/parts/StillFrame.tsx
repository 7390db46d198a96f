import { useEffect, useRef } from 'react';
import styles from '../cards/MediaPicture.module.css';

type StillFrameProps = {
  source: string;
  name: string;
  onSize: (size: { width: number; height: number }) => void;
  onError: () => void;
};

/**
 * The first frame of a picture that moves. A canvas takes the first frame of an animated picture, whatever
 * host it came from; only reading it back would need the host's permission, and nothing here reads it.
 */
export function StillFrame({ source, name, onSize, onError }: StillFrameProps) {
  const frame = useRef<HTMLCanvasElement>(null);

  // Loads and draws outside React.
  useEffect(() => {
    const picture = new Image();
    picture.referrerPolicy = 'no-referrer';
    picture.addEventListener('load', () => {
      const canvas = frame.current;
      if (!canvas || picture.src !== new URL(source, document.baseURI).href) return;
      canvas.width = picture.naturalWidth;
      canvas.height = picture.naturalHeight;
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      onSize({ width: picture.naturalWidth, height: picture.naturalHeight });
    });
    picture.addEventListener('error', onError);
    picture.src = source;
    return () => picture.removeAttribute('src');
    // A new function of the parent does not load the picture again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [source]);

  return <canvas ref={frame} className={styles['picture']} role="img" aria-label={`${name}, first frame`} />;
}
