import { useState } from 'react';
import { Button } from '../../ui/controls/Button';
import { useStore } from 'zustand';
import { Notice } from '../../ui/notices/Notice';
import { reloadPage } from '../../ui/browser/page';
import { useAppServices } from '../../workspace/services/AppServices';
import type { VersionState } from '../../workspace/services/createPageVersion';
import frame from '../frame/PageFrame.module.css';
import { CloudOff } from 'lucide-react';

const messages = {
  waiting: { title: 'A new version is ready', next: 'Reload when it suits you.' },
  starting: { title: 'Starting the new version…', next: 'The page reloads in a moment.' },
  replaced: {
    title: 'The page was updated in another window',
    next: 'Reload this window to get the new version.',
  },
} satisfies Record<Exclude<VersionState, 'newest'>, { title: string; next: string }>;

/** Offers the newer version of the page. It never starts by itself, and open work is saved before the reload. */
export function VersionNotice() {
  const { pageVersion } = useAppServices();
  const version = useStore(pageVersion.state);
  const [postponed, setPostponed] = useState<VersionState>();
  const [unsaved, setUnsaved] = useState(false);
  const shown = version === 'newest' || version === postponed ? undefined : messages[version];

  async function reload() {
    setUnsaved(!(await reloadPage(() => void pageVersion.loadNewest())));
  }
  return (
    <div className={frame.foot} aria-live="polite">
      {shown && (
        <Notice
          tone="info"
          title={shown.title}
          actions={
            version !== 'starting' && (
              <>
                <Button size="small" variant="primary" onClick={() => void reload()}>
                  Reload
                </Button>
                <Button size="small" onClick={() => setPostponed(version)}>
                  Later
                </Button>
              </>
            )
          }
        >
          <p>
            {unsaved
              ? 'Not reloaded: your latest changes couldn’t be saved. Download the draft first.'
              : `${shown.next} Your work is saved.`}
          </p>
        </Notice>
      )}
    </div>
  );
}

/** A quiet mark in the header while the device has no network. */
export function OfflineMark() {
  const { network } = useAppServices();
  const isOffline = useStore(network.offline);
  return (
    isOffline && (
      <p
        className={frame.mark}
        title="You’re offline. You can keep writing: your work is saved in this browser. Sending needs a connection."
      >
        <CloudOff aria-hidden />
        Offline
      </p>
    )
  );
}
