import { memo } from 'react';
import type { Agent } from '../../model/agent';
import { senderPart } from '../../message/parts';
import { Avatar } from './Avatar';
import { Icon } from '../parts/Icon';
import styles from './NavigationBar.module.css';

type NavigationBarProps = {
  agent: Agent;
  /** Whether a click on it leads to the sender. */
  isPart: boolean;
};

/** The header of the conversation: back arrow, and the round logo of the sender above its name. */
export const NavigationBar = memo(function NavigationBar({ agent, isPart }: NavigationBarProps) {
  return (
    <div
      className={styles.bar}
      data-testid="preview-header"
      data-path={isPart ? senderPart : undefined}
      title={isPart ? 'Sender: name, logo, colour' : undefined}
    >
      <span className={styles.back}>
        <Icon name="back" size={24} />
      </span>
      <Avatar agent={agent} />
      <span className={styles.pill}>
        <span className={styles.name} dir="auto">
          {agent.name}
        </span>
        <Icon name="forward" size={12} />
      </span>
    </div>
  );
});
