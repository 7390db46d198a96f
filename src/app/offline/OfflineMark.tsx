import { CloudOff } from 'lucide-react';
import { useStore } from '../../ui/useStore';
import { offline } from './network';
import styles from './OfflineMark.module.css';

/** Says quietly that there is no network, and what that means. */
export function OfflineMark() {
  const isOffline = useStore(offline, (value) => value);
  return (
    isOffline && (
      <p
        className={styles['mark']}
        title="This device is offline. Writing goes on and is saved here; sending needs a network."
      >
        <CloudOff aria-hidden />
        Offline
      </p>
    )
  );
}
