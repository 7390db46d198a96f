import type { CSSProperties } from 'react';
import type { MatrixView } from '../../../exchange/link/matrixView';
import type { Cut } from '../../../preview/cuts/cut';
import { lossWords, phoneNames, textSizeWords } from '../../../preview/cuts/cutWords';
import { nameOfPath } from '../../../schema/template/nameOfPath';
import { parsePath } from '../../../schema/values/issues';
import { WhenSeen } from '../../../ui/loading/WhenSeen';
import { phonePlace } from '../../phones/phonePlace';
import { Phones, type PhonesProps } from '../../phones/Phones';
import { defaultViewOptions } from '../../session/viewOptions';
import { themeNames } from './matrixNames';
import styles from './MatrixPage.module.css';

type MatrixCellProps = Pick<PhonesProps, 'open' | 'agent'> & {
  cell: {
    system: MatrixView['phones'][number];
    text: MatrixView['texts'][number];
    theme: MatrixView['themes'][number];
  };
  /** What the phone cuts, the worst first. */
  cuts: readonly Cut[];
  /** Draws it before it is on the screen, for paper. */
  drawsNow: boolean;
};

const place = {
  '--phone-width': `${phonePlace.width}px`,
  '--phone-height': `${phonePlace.height}px`,
} as CSSProperties;
const ignoreClicks = () => undefined;

/** One phone in one state, and what it cuts. */
export function MatrixCell({ open, agent, cell, cuts, drawsNow }: MatrixCellProps) {
  const { system, text, theme } = cell;
  const view = { ...defaultViewOptions, phones: system, textSize: text };
  const drawing = () => <Phones open={open} agent={agent} view={view} theme={theme} onGoTo={ignoreClicks} />;
  return (
    <li className={styles['cell']} style={place}>
      <p className={styles['caption']}>
        {phoneNames[system]}, {textSizeWords(text).toLowerCase()}, {themeNames[theme].toLowerCase()}
      </p>
      {/* A picture: the fields stand on the spec sheet as text. */}
      <div className={styles['phone']} aria-hidden inert>
        {drawsNow ? drawing() : <WhenSeen waiting={null}>{drawing}</WhenSeen>}
      </div>
      {cuts.length > 0 && (
        <ul className={styles['cuts']}>
          {cuts.map((cut) => (
            <li key={cut.path}>
              {nameOfPath(parsePath(cut.path))}: {lossWords(cut)}.
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
