import { Banner } from '../../ui/notices/Notice';
import { Button } from '../../ui/controls/Button';
import type { ReadonlyStore } from '../../lib/store';
import { useStore } from 'zustand';
import { formatTimeOfDay } from '../../ui/time/time';
import type { SaveState } from './createAutosave';
import { storageErrorMessages } from '../storage/storageError';

type StorageBannerProps = { state: ReadonlyStore<SaveState>; onDownload: () => void };

/** Shows for as long as the draft cannot be saved, and offers it as a file. */
export function StorageBanner({ state, onDownload }: StorageBannerProps) {
  const { state: now, error = 'refused', at } = useStore(state);
  const { title, next } = storageErrorMessages[error];
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
              {error === 'outdated' && (
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
