import { memo } from 'react';
import type { Agent } from '../../model/agent';
import { Icon } from '../parts/Icon';
import { AgentLogo } from './AgentLogo';
import styles from './AppBar.module.css';

/** The header of the conversation: logo, name and, for a verified agent, the check mark. */
export const AppBar = memo(function AppBar({ agent }: { agent: Agent }) {
  return (
    <div className={styles['bar']} data-testid="preview-header">
      <Icon name="back" size={24} />
      <AgentLogo agent={agent} />
      <span className={styles['name']} dir="auto">
        {agent.name}
      </span>
      {agent.verified && (
        <span className={styles['verified']} role="img" aria-label="Verified">
          <Icon name="verified" size={16} />
        </span>
      )}
      <span className={styles['more']}>
        <Icon name="more" size={24} />
      </span>
    </div>
  );
});
