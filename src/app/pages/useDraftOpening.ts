import { useEffect, useState } from 'react';
import type { DraftOpening } from '../../library/session/createDraftOpening';
import { openRows, type OpenedFound } from '../../library/storage/openStoredDraft';
import { readStoredDraft } from '../../library/storage/readStoredDraft';
import type { Stored } from '../../library/storage/storageError';
import { useStore } from 'zustand';
import { useAppServices } from '../../workspace/services/AppServices';

type OpenedPage = Pick<DraftOpening, 'lock'> & { found: Stored<OpenedFound> | undefined };

/** Asks for the lock of a draft and reads it. Releases the lock when the page is left. */
export function useDraftOpening(id: string): OpenedPage {
  const { newDrafts, senders, openings } = useAppServices();
  const [opening] = useState(() => openings.of(id));
  const rows = useStore(opening.rows);
  // The phone must not show another sender first.
  const hasSenders = useStore(senders.isOpen);
  const [found, setFound] = useState<Stored<OpenedFound>>();

  // Other tabs and the storage live outside React.
  useEffect(() => {
    opening.begin();
    void senders.open();
    return opening.end;
  }, [opening, senders]);

  if (!found && rows && hasSenders) {
    const stored = rows.ok ? ({ ok: true, value: openRows(rows.value) } as const) : rows;
    const made = newDrafts.find(id) ?? readStoredDraft(newDrafts.findReloaded(id));
    setFound(
      made && !(stored.ok && stored.value.state === 'found')
        ? { ok: true, value: { state: 'found', draft: made, revision: 0 } }
        : stored,
    );
  }
  return { lock: opening.lock, found };
}
