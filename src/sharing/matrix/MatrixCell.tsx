import type { CSSProperties } from 'react';
import { screenOf, type MatrixPhone } from '../../exchange/link/matrixPhones';
import type { MatrixView } from '../../exchange/link/matrixView';
import type { Cut } from '../../preview/cuts/cut';
import { lossWords, textSizeWords } from '../../preview/cuts/cutWords';
import { nameOfPath } from '../../schema/template/nameOfPath';
import { parsePath } from '../../schema/values/issues';
import { WhenSeen } from '../../ui/loading/WhenSeen';
import { phonePlaceOf } from '../../phones/phonePlace';
import { Phones, type PhonesProps } from '../../phones/Phones';
import { defaultViewOptions } from '../../workspace/viewOptions';
import { contrastNames, matrixPhoneNames, themeNames } from './matrixNames';
import styles from './MatrixPage.module.css';

type MatrixCellProps = Pick<PhonesProps, 'open' | 'agent'> & {
  cell: {
    phone: MatrixPhone;
    text: MatrixView['texts'][number];
    theme: MatrixView['themes'][number];
    contrast: MatrixView['contrasts'][number];
  };
  /** What the phone cuts, the worst first. */
  cuts: readonly Cut[];
  /** Draws it before it is on the screen, for paper. */
  drawsNow: boolean;
};

const ignoreClicks = () => undefined;

/** One phone in one state, and what it cuts. */
export function MatrixCell({ open, agent, cell, cuts, drawsNow }: MatrixCellProps) {
  const { phone, text, theme, contrast } = cell;
  const { system, ...screen } = screenOf(phone);
  const view = {
    ...defaultViewOptions,
    ...screen,
    phones: system,
    textSize: text,
    increaseContrast: contrast === 'more',
  };
  const { width, height } = phonePlaceOf(view);
  const place = { '--phone-width': `${width}px`, '--phone-height': `${height}px` } as CSSProperties;
  const state = [
    matrixPhoneNames[phone],
    textSizeWords(text).toLowerCase(),
    themeNames[theme].toLowerCase(),
    ...(contrast === 'more' ? [contrastNames.more.toLowerCase()] : []),
  ];
  const drawing = () => <Phones open={open} agent={agent} view={view} theme={theme} onGoTo={ignoreClicks} />;
  return (
    <li className={styles.cell} style={place}>
      <p className={styles.caption}>{state.join(', ')}</p>
      {/* A picture: the fields stand on the spec sheet as text. */}
      <div className={styles.phone} aria-hidden inert>
        {drawsNow ? drawing() : <WhenSeen waiting={null}>{drawing}</WhenSeen>}
      </div>
      {cuts.length > 0 && (
        <ul className={styles.cuts}>
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
