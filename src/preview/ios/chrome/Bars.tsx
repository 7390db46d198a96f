import { memo } from 'react';
import styles from './Bars.module.css';
import type { Agent } from '../../model/agent';
import { senderPart } from '../../message/parts';
import { SenderLogo } from '../../screen/SenderLogo';
import { IosIcon } from '../parts/Icon';
import { writtenAs } from '../../../lib/text/language';

/** Clock, camera and icons at the top of the screen: decoration. */
export const IosStatusBar = memo(function IosStatusBar() {
  return (
    <div className={styles.bar} aria-hidden="true">
      <span className={styles.clock}>9:41</span>
      <span className={styles.island} />
      <svg className={styles.signs} viewBox="0 0 78 14" width="78" height="14" fill="currentColor">
        <rect x="0" y="8.5" width="3.4" height="4.5" rx="1" />
        <rect x="5" y="6" width="3.4" height="7" rx="1" />
        <rect x="10" y="3.3" width="3.4" height="9.7" rx="1" />
        <rect x="15" y="0.5" width="3.4" height="12.5" rx="1" />
        <path d="M34 2.6c2.6 0 5 1 6.8 2.7l1.3-1.4A11.6 11.6 0 0 0 34 .7a11.6 11.6 0 0 0-8.1 3.2l1.3 1.4A9.8 9.8 0 0 1 34 2.6Zm0 4.1c1.5 0 2.9.6 3.9 1.6l1.4-1.4A7.6 7.6 0 0 0 34 4.7c-2 0-3.9.8-5.3 2.2l1.4 1.4c1-1 2.4-1.6 3.9-1.6Zm2.4 3.1A3.4 3.4 0 0 0 34 8.8c-.9 0-1.8.4-2.4 1L34 12.5l2.4-2.7Z" />
        <rect
          x="49.5"
          y="1"
          width="23"
          height="12"
          rx="3.8"
          fill="none"
          stroke="currentColor"
          opacity="0.4"
        />
        <rect x="51.2" y="2.7" width="19.6" height="8.6" rx="2.4" />
        <path d="M74 5v4c.9-.3 1.5-1.1 1.5-2S74.9 5.3 74 5Z" opacity="0.5" />
      </svg>
    </div>
  );
});

/** The logo in a circle; without one the first letter on grey. */
export function Avatar({ agent }: { agent: Agent }) {
  return <SenderLogo agent={agent} className={styles.avatar} />;
}

type NavigationBarProps = {
  agent: Agent;
  /** Whether a click on it leads to the sender. */
  isPart: boolean;
};

/** The header of the conversation: back arrow, and the round logo of the sender above its name. */
export const NavigationBar = memo(function NavigationBar({ agent, isPart }: NavigationBarProps) {
  return (
    <div
      className={styles.navigationBarBar}
      data-testid="preview-header"
      data-path={isPart ? senderPart : undefined}
      title={isPart ? 'Sender: name, logo, colour' : undefined}
    >
      <span className={styles.back}>
        <IosIcon name="back" size={24} />
      </span>
      <Avatar agent={agent} />
      <span className={styles.pill}>
        <span className={styles.name} {...writtenAs(agent.name)}>
          {agent.name}
        </span>
        <IosIcon name="forward" size={12} />
      </span>
    </div>
  );
});

/** The message field and the home bar: decoration without function. */
export const IosComposer = memo(function IosComposer() {
  return (
    <div className={styles.area} aria-hidden="true">
      <div className={styles.row}>
        <span className={styles.plus}>
          <IosIcon name="plus" size={22} />
        </span>
        <span className={styles.field}>
          <span className={styles.hint}>Text Message • RCS</span>
          <IosIcon name="microphone" size={22} />
        </span>
      </div>
      <div className={styles.home} />
    </div>
  );
});
