import { MapDrawing } from '../parts/MapDrawing';
import styles from './MapSheet.module.css';
import { Overlay } from './Overlay';
import { PageHead } from './PageHead';

type MapSheetProps = { latitude: string; longitude: string; label: string };

/** The map with a pin: a drawing, of no real place. */
export function MapSheet({ latitude, longitude, label }: MapSheetProps) {
  const place = label || 'Dropped pin';
  return (
    <Overlay name="Map" sheet="map" kind="sheet" height="FULL">
      <PageHead title="Maps" belowStatusBar />
      <MapDrawing />
      <div className={styles.place}>
        <span className={styles.name} dir="auto">
          {place}
        </span>
        <span className={styles.numbers}>
          {latitude || 'no latitude'}, {longitude || 'no longitude'}
        </span>
      </div>
    </Overlay>
  );
}
