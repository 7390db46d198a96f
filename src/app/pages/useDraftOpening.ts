import { useEffect, useState } from 'react';
import { createDraftLock, type DraftLock } from '../../library/session/draftLock';
import { openStoredDraft, type OpenedFound } from '../../library/storage/openStoredDraft';
import { readStoredDraft } from '../../library/storage/readStoredDraft';
import type { Stored } from '../../library/storage/storageError';
import { useAppServices } from '../../workspace/services/AppServices';

type DraftOpening = { lock: DraftLock; found: Stored<OpenedFound> | undefined };

/** Asks for the lock of a draft and reads it. Releases the lock when the page is left. */
export function useDraftOpening(id: string): DraftOpening {
  const { newDrafts, senders } = useAppServices();
  const [lock] = useState(() => createDraftLock(id));
  const [found, setFound] = useState<Stored<OpenedFound>>();

  // Other tabs and the storage live outside React.
  useEffect(() => {
    let isRead = false;
    let isLeft = false;
    async function read() {
      // The tab that held the draft has saved it before this one gets the lock.
      if (isRead || lock.state.getState() === 'asking') return;
      isRead = true;
      // The phone must not show another sender first.
      const [stored] = await Promise.all([openStoredDraft(id), senders.open()]);
      if (isLeft) return;
      const made = newDrafts.find(id) ?? readStoredDraft(newDrafts.findReloaded(id));
      setFound(
        made && !(stored.ok && stored.value.state === 'found')
          ? { ok: true, value: { state: 'found', draft: made, revision: 0 } }
          : stored,
      );
    }
    const stop = lock.state.subscribe(() => void read());
    lock.ask();
    void read();
    return () => {
      isLeft = true;
      stop();
      lock.release();
    };
  }, [id, lock, newDrafts, senders]);

  return { lock, found };
}
