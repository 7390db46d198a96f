import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { useStore, type Store } from '../ui/createStore';
import { formatTimeOfDay } from '../ui/formatMoment';
import type { SaveState } from './createAutosave';
import { storageTroubleWords } from './storageTrouble';

type StorageBannerProps = { state: Store<SaveState>; onDownload: () => void };

/** Stands for as long as the draft cannot be saved, and offers it as a file. */
export function StorageBanner({ state, onDownload }: StorageBannerProps) {
  const { state: now, trouble = 'refused', at } = useStore(state, (value) => value);
  const { title, next } = storageTroubleWords[trouble];
  return (
    <div aria-live="polite">
      {now === 'failed' && (
        <Banner
          tone="warning"
          label="Storage"
          title={title}
          actions={
            <>
              <Button size="small" onClick={onDownload}>
                Download the draft
              </Button>
              {trouble === 'outdated' && (
                <Button size="small" onClick={() => location.reload()}>
                  Reload this tab
                </Button>
              )}
            </>
          }
        >
          {next}
          {at !== undefined && <> The last version saved is of {formatTimeOfDay(at)}.</>}
        </Banner>
      )}
    </div>
  );
}
