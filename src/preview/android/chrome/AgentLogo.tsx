import { useState } from 'react';
import { inkOn, isColor, type Agent } from '../../model/agent';
import styles from './AgentLogo.module.css';

/** Background without a brand colour. */
const defaultGround = '#0b57d0';

/** The logo in a rounded square; without one, or if loading fails, the first letter on the brand colour. */
export function AgentLogo({ agent: { name, logoUrl, color } }: { agent: Agent }) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  if (logoUrl && logoUrl !== brokenUrl) {
    return (
      <img
        className={styles.logo}
        src={logoUrl}
        alt=""
        referrerPolicy="no-referrer"
        data-testid="preview-logo"
        onError={() => setBrokenUrl(logoUrl)}
      />
    );
  }
  const ground = isColor(color) ? color : defaultGround;
  return (
    <span
      className={styles.logo}
      style={{ background: ground, color: inkOn(ground) }}
      aria-hidden="true"
      data-testid="preview-logo"
    >
      {Array.from(name.trim())[0]?.toUpperCase()}
    </span>
  );
}
