import { useState } from 'react';
import { inkOn } from '../actionColor';
import type { Agent } from '../agent';
import styles from './AgentLogo.module.css';

const withoutBrand = '#0b57d0';

/** The logo in a rounded square; without one, or when it cannot be loaded, the first letter on the brand colour. */
export function AgentLogo({ agent: { name, logoUrl, color = withoutBrand } }: { agent: Agent }) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  if (logoUrl && logoUrl !== brokenUrl) {
    return (
      <img
        className={styles['logo']}
        src={logoUrl}
        alt=""
        data-testid="preview-logo"
        onError={() => setBrokenUrl(logoUrl)}
      />
    );
  }
  return (
    <span
      className={styles['logo']}
      style={{ background: color, color: inkOn(color) }}
      aria-hidden="true"
      data-testid="preview-logo"
    >
      {Array.from(name.trim())[0]?.toUpperCase()}
    </span>
  );
}
