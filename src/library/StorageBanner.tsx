import { TriangleAlert } from 'lucide-react';
import { Button } from '../ui/Button';
import { useStore, type Store } from '../ui/createStore';
import { formatTimeOfDay } from '../ui/formatMoment';
import type { SaveState } from './createAutosave';
import styles from './StorageBanner.module.css';
import { storageTroubleWords } from './storageTrouble';

type StorageBannerProps = { state: Store<SaveState>; onDownload: () => void };

/** Stands for as long as the draft cannot be saved, and offers it as a file. */
export function StorageBanner({ state, onDownload }: StorageBannerProps) {
  const { state: now, trouble = 'refused', at } = useStore(state, (value) => value);
  const { title, next } = storageTroubleWords[trouble];
  return (
    <div aria-live="polite">
      {now === 'failed' && (
        <section aria-label="Storage" className={styles['banner']}>
          <TriangleAlert aria-hidden size={18} />
          <p className={styles['words']}>
            <strong>{title}.</strong> {next}
            {at !== undefined && <> The last version saved is of {formatTimeOfDay(at)}.</>}
          </p>
          <Button size="small" onClick={onDownload}>
            Download the draft
          </Button>
        </section>
      )}
    </div>
  );
}
