import { useCallback, type ReactNode } from 'react';
import { systemNames, type System } from '../../preview/model/options';
import type { Size } from '../../preview/media/mediaBox';
import {
  drawPictureCut,
  type PictureCut,
  type Drawable,
  fitWithin,
  hiddenShare,
  turned,
} from '../prepare/drawPicture';
import styles from './crop.module.css';

type PhoneResultsProps = {
  picture: Drawable;
  cut: PictureCut;
  /** The colour beyond the edges of the picture, where the cut is larger than it. */
  background: string | undefined;
  boxes: Record<System, Size>;
  /** Whether the height beside the text of a horizontal card is not known, because no Android phone is drawn. */
  isEstimated: boolean;
};

/** The cropped picture in the boxes of both phones, with the share that they hide. */
export function PhoneResults({ picture, cut, background, boxes, isEstimated }: PhoneResultsProps) {
  const content = background === undefined ? cut : turned(picture, cut.turn);
  return (
    <ul className={styles.results} aria-label="On the phones">
      {(['android', 'ios'] as const).map((system) => (
        <li key={system} data-system={system}>
          <Result picture={picture} cut={cut} background={background} box={boxes[system]}>
            <strong>
              <span className={styles.key} aria-hidden /> {systemNames[system]}
            </strong>{' '}
            {describeHidden(hiddenShare(cut, boxes[system], content))}
            {system === 'ios' && ' (estimate)'}
            {system === 'android' && isEstimated && ' Long texts hide more.'}
          </Result>
        </li>
      ))}
    </ul>
  );
}

/** "Shows everything.", "Cuts off 12%." Below half a percent is rounding. */
function describeHidden(share: number): string {
  return share < 0.005 ? 'Shows everything.' : `Cuts off ${Math.max(1, Math.round(share * 100))}%.`;
}

type ResultProps = Pick<PhoneResultsProps, 'picture' | 'cut' | 'background'> & {
  box: Size;
  children: ReactNode;
};

function Result({ picture, cut, background, box, children }: ResultProps) {
  // A canvas is drawn outside React.
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (!canvas) return;
      const small = drawPictureCut(picture, cut, fitWithin(cut, { width: 640, height: 640 }), background);
      canvas.width = small.width;
      canvas.height = small.height;
      canvas.getContext('2d')?.drawImage(small, 0, 0);
    },
    [picture, cut, background],
  );
  const shown = fitWithin(box, { width: 200, height: 130 });
  return (
    <>
      <canvas ref={draw} className={styles.picture} style={shown} aria-hidden />
      <p className={styles.words}>{children}</p>
    </>
  );
}
