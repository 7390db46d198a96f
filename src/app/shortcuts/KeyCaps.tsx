import { keyNames, type Keys } from '../../ui/browser/keys';
import styles from './KeyCaps.module.css';

/** Keys as they stand on the keyboard of this device. */
export function KeyCaps({ keys }: { keys: Keys }) {
  return (
    <kbd className={styles['keys']}>
      {keyNames(keys).map((name) => (
        <kbd key={name}>{name}</kbd>
      ))}
    </kbd>
  );
}
