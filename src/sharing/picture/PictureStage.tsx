import type { CSSProperties } from 'react';
import type { System, Theme } from '../../preview/model/options';
import { phonePlace } from '../../phones/phonePlace';
import { Phones, type PhonesProps } from '../../phones/Phones';
import styles from './PictureStage.module.css';

type PictureStageProps = Pick<PhonesProps, 'open' | 'agent' | 'view'> & {
  theme: Theme;
  elements: Map<System, HTMLElement>;
};

const ignoreClicks = () => undefined;
const place = { '--phone-width': `${phonePlace.width}px` } as CSSProperties;

/** Phones out of sight, for pictures of what the screen does not show. */
export function PictureStage({ open, agent, view, theme, elements }: PictureStageProps) {
  return (
    <div aria-hidden inert className={styles.stage} style={place} data-phones="both">
      <Phones open={open} agent={agent} view={view} theme={theme} onGoTo={ignoreClicks} elements={elements} />
    </div>
  );
}
