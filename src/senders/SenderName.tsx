import { BadgeCheck } from 'lucide-react';
import type { CSSProperties } from 'react';
import { inkOn, isColor, type Agent } from '../preview/model/agent';
import styles from './senders.module.css';

/** Logo, name and check mark of a sender. Without a logo, the first letter of the name on the brand colour. */
export function SenderName({ agent: { name, logoUrl, color, verified } }: { agent: Agent }) {
  const style: CSSProperties = isColor(color) ? { background: color, color: inkOn(color) } : {};
  return (
    <span className={styles.naming}>
      <span className={styles.logo} style={logoUrl ? {} : style} aria-hidden>
        {logoUrl ? (
          <img src={logoUrl} alt="" referrerPolicy="no-referrer" />
        ) : (
          Array.from(name)[0]?.toUpperCase()
        )}
      </span>
      <strong dir="auto">{name}</strong>
      {verified && <BadgeCheck aria-hidden size={16} />}
    </span>
  );
}
