import { keyNames, type Keys } from '../../ui/browser/keys';
import styles from './KeyCaps.module.css';

/** Keys, named as on this device's keyboard. */
export function KeyCaps({ keys }: { keys: Keys }) {
  return (
    <kbd className={styles.keys}>
      {keyNames(keys).map((name) => (
        <kbd key={name}>{name}</kbd>
      ))}
    </kbd>
  );
}
