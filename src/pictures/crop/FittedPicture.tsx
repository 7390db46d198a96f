import { useCallback } from 'react';
import { drawPictureCut, fitWithin, type Drawable, type PictureCut } from '../prepare/drawPicture';
import styles from './crop.module.css';

type FittedPictureProps = { picture: Drawable; cut: PictureCut; background: string };

/** The whole picture with a colour beside it, as the file will be. */
export function FittedPicture({ picture, cut, background }: FittedPictureProps) {
  // A canvas is drawn outside React.
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (!canvas) return;
      const drawn = drawPictureCut(picture, cut, fitWithin(cut, { width: 1600, height: 1600 }), background);
      canvas.width = drawn.width;
      canvas.height = drawn.height;
      canvas.getContext('2d')?.drawImage(drawn, 0, 0);
    },
    [picture, cut, background],
  );
  return (
    <div className={styles.stage}>
      <canvas
        ref={draw}
        className={styles.fitted}
        role="img"
        aria-label="The whole picture on its background"
      />
    </div>
  );
}
