import styles from './LocationBubble.module.css';
import { MapDrawing } from '../parts/MapDrawing';

/** The shared location of the person, on a drawn map: the preview locates nobody. */
export function LocationBubble() {
  return (
    <div
      className={styles.bubble}
      data-testid="preview-bubble"
      data-from="user"
      data-kind="location"
      data-arrives
    >
      <div className={styles.map}>
        <MapDrawing />
      </div>
      <span className={styles.label}>Current Location</span>
    </div>
  );
}
