import { useEffect, useState } from 'react';
import { createDraftLock, type DraftLock } from '../../library/session/draftLock';

/** Asks for the lock of a draft, and releases it when the page is left. */
export function useDraftLock(id: string): DraftLock {
  const [lock] = useState(() => createDraftLock(id));
  // Other tabs live outside React.
  useEffect(() => {
    lock.ask();
    return lock.release;
  }, [lock]);
  return lock;
}
