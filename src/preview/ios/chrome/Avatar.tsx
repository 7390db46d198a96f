import { useState } from 'react';
import type { Agent } from '../../model/agent';
import styles from './Avatar.module.css';

/** The logo in a circle; without one, or if loading fails, the first letter on grey. */
export function Avatar({ agent: { name, logoUrl } }: { agent: Agent }) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  if (logoUrl && logoUrl !== brokenUrl) {
    return (
      <img
        className={styles.avatar}
        src={logoUrl}
        alt=""
        data-testid="preview-logo"
        referrerPolicy="no-referrer"
        onError={() => setBrokenUrl(logoUrl)}
      />
    );
  }
  return (
    <span className={styles.avatar} aria-hidden="true" data-testid="preview-logo">
      {Array.from(name.trim())[0]?.toUpperCase()}
    </span>
  );
}
