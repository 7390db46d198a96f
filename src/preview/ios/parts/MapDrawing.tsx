import { Icon } from './Icon';
import styles from './MapDrawing.module.css';

/** A drawing of a map with a pin in the middle: no real map is loaded. */
export function MapDrawing() {
  return (
    <div className={styles.map} aria-hidden="true">
      <svg viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice">
        <path className={styles.water} d="M-20 300C60 270 120 330 200 310s140-90 220-60v180H-20Z" />
        <path className={styles.park} d="M20 40h110v90H20ZM270 70l90-20 20 90-90 25Z" />
        <path className={styles.street} d="M-10 180 410 120M160-10 220 410M-10 20 410 260M60 410 330-10" />
      </svg>
      <span className={styles.pin}>
        <Icon name="location" size={40} />
      </span>
    </div>
  );
}
