import { memo } from 'react';
import { AndroidIcon } from '../parts/Icon';
import styles from './Bars.module.css';
import { inkOn, isColor, type Agent } from '../../model/agent';
import { senderPart } from '../../message/parts';
import { SenderLogo } from '../../screen/SenderLogo';
import { writtenAs } from '../../../lib/text/language';

/** Clock and icons at the top of the screen: decoration. */
export const AndroidStatusBar = memo(function AndroidStatusBar() {
  return (
    <div className={styles.bar} aria-hidden="true">
      <span className={styles.clock}>9:30</span>
      <span className={styles.camera} />
      <span className={styles.signs}>
        <AndroidIcon name="wifi" size={16} />
        <AndroidIcon name="signal" size={16} />
        <AndroidIcon name="battery" size={16} />
      </span>
    </div>
  );
});

/** Background without a brand colour. */
const defaultGround = '#0b57d0';

/** The logo in a rounded square; without one the first letter on the brand colour. */
export function AgentLogo({ agent }: { agent: Agent }) {
  const background = isColor(agent.color) ? agent.color : defaultGround;
  return (
    <SenderLogo agent={agent} className={styles.logo} ground={{ background, color: inkOn(background) }} />
  );
}

type AppBarProps = {
  agent: Agent;
  /** Whether a click on it leads to the sender. */
  isPart: boolean;
};

/** The header of the conversation: logo, name and, for a verified agent, the check mark. */
export const AppBar = memo(function AppBar({ agent, isPart }: AppBarProps) {
  return (
    <div
      className={styles.appBarBar}
      data-testid="preview-header"
      data-path={isPart ? senderPart : undefined}
      title={isPart ? 'Sender: name, logo, colour' : undefined}
    >
      <AndroidIcon name="back" size={24} />
      <AgentLogo agent={agent} />
      <span className={styles.name} {...writtenAs(agent.name)}>
        {agent.name}
      </span>
      {agent.verified && (
        <span className={styles.verified} role="img" aria-label="Verified">
          <AndroidIcon name="verified" size={16} />
        </span>
      )}
      <span className={styles.more}>
        <AndroidIcon name="more" size={24} />
      </span>
    </div>
  );
});

type ComposerProps = {
  /** Whether the agent promotes: Google shows this in several countries (D, 25 March 2025). */
  canUnsubscribe: boolean;
};

/** The message field and the gesture bar: decoration without function. */
export const AndroidComposer = memo(function AndroidComposer({ canUnsubscribe }: ComposerProps) {
  return (
    <div aria-hidden="true">
      {canUnsubscribe && (
        <div className={styles.above}>
          <span className={styles.unsubscribe} data-testid="preview-unsubscribe">
            Unsubscribe
          </span>
        </div>
      )}
      <div className={styles.composer}>
        <span className={styles.pill}>
          <AndroidIcon name="add" size={24} />
          <span className={styles.hint}>RCS message</span>
          <AndroidIcon name="emoji" size={24} />
          <AndroidIcon name="photoLibrary" size={24} />
        </span>
        <span className={styles.voice}>
          <AndroidIcon name="microphone" size={24} />
        </span>
      </div>
      <div className={styles.gesture} />
    </div>
  );
});
