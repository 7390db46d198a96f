import { useRef, type CSSProperties } from 'react';
import type { MatrixView } from '../../../exchange/link/matrixView';
import { WhenSeen } from '../../../ui/loading/WhenSeen';
import { phonePlace } from '../../phones/phonePlace';
import { Phones, type PhonesProps } from '../../phones/Phones';
import { defaultViewOptions } from '../../session/viewOptions';
import { phoneNames, textSizeNames, themeNames } from './matrixNames';
import styles from './MatrixPage.module.css';
import { useDrawnCuts } from './useDrawnCuts';

type MatrixCellProps = Pick<PhonesProps, 'open' | 'agent'> & {
  cell: {
    system: MatrixView['phones'][number];
    text: MatrixView['texts'][number];
    theme: MatrixView['themes'][number];
  };
  /** Draws it before it is on the screen, for paper. */
  drawsNow: boolean;
};

const place = {
  '--phone-width': `${phonePlace.width}px`,
  '--phone-height': `${phonePlace.height}px`,
} as CSSProperties;
const ignoreClicks = () => undefined;

/** One phone in one state, and what it cuts. */
export function MatrixCell({ open, agent, cell, drawsNow }: MatrixCellProps) {
  const { system, text, theme } = cell;
  const view = { ...defaultViewOptions, phones: system, textSize: text };
  const phone = useRef<HTMLDivElement>(null);
  const cuts = useDrawnCuts(phone);
  const drawing = () => <Phones open={open} agent={agent} view={view} theme={theme} onGoTo={ignoreClicks} />;
  return (
    <li className={styles['cell']} style={place}>
      <p className={styles['caption']}>
        {phoneNames[system]}, {textSizeNames[text].toLowerCase()}, {themeNames[theme].toLowerCase()}
      </p>
      {/* A picture: the fields stand on the spec sheet as text. */}
      <div ref={phone} className={styles['phone']} aria-hidden inert>
        {drawsNow ? drawing() : <WhenSeen waiting={null}>{drawing}</WhenSeen>}
      </div>
      {cuts.length > 0 && (
        <ul className={styles['cuts']}>
          {cuts.map((cut) => (
            <li key={cut}>{cut}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
