import { memo } from 'react';
import type { Agent } from '../../model/agent';
import { senderPart } from '../../message/parts';
import { Icon } from '../parts/Icon';
import { AgentLogo } from './AgentLogo';
import styles from './AppBar.module.css';

type AppBarProps = {
  agent: Agent;
  /** Whether a click on it leads to the sender. */
  isPart: boolean;
};

/** The header of the conversation: logo, name and, for a verified agent, the check mark. */
export const AppBar = memo(function AppBar({ agent, isPart }: AppBarProps) {
  return (
    <div
      className={styles.bar}
      data-testid="preview-header"
      data-path={isPart ? senderPart : undefined}
      title={isPart ? 'Sender: name, logo, colour' : undefined}
    >
      <Icon name="back" size={24} />
      <AgentLogo agent={agent} />
      <span className={styles.name} dir="auto">
        {agent.name}
      </span>
      {agent.verified && (
        <span className={styles.verified} role="img" aria-label="Verified">
          <Icon name="verified" size={16} />
        </span>
      )}
      <span className={styles.more}>
        <Icon name="more" size={24} />
      </span>
    </div>
  );
});
