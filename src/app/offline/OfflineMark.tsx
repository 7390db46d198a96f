import { CloudOff } from 'lucide-react';
import { useStore } from 'zustand';
import { useAppServices } from '../../workspace/services/AppServices';
import styles from './OfflineMark.module.css';

/** A quiet mark in the header while the device has no network. */
export function OfflineMark() {
  const { network } = useAppServices();
  const isOffline = useStore(network.offline);
  return (
    isOffline && (
      <p
        className={styles.mark}
        title="This device is offline. You can keep writing: your work is saved here. Sending needs a network."
      >
        <CloudOff aria-hidden />
        Offline
      </p>
    )
  );
}
