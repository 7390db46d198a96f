import styles from './LocationBubble.module.css';
import { MapDrawing } from '../sheets/MapDrawing';

/** The place that the person shared: a map of nowhere, as nobody is located here. */
export function LocationBubble() {
  return (
    <div
      className={styles['bubble']}
      data-testid="preview-bubble"
      data-from="user"
      data-kind="location"
      data-arrives
    >
      <div className={styles['map']}>
        <MapDrawing />
      </div>
      <span className={styles['words']}>Current Location</span>
    </div>
  );
}
