import { computedStore, type ReadonlyStore } from '../../../lib/store';
import type { LastSending } from '../../../submission/sending/sending';
import { useStore } from 'zustand';
import type { DraftSending } from './createDraftSending';

const none = computedStore<LastSending | undefined>(() => undefined);

/** The newest sending of the open draft; none before its submission is loaded. */
export function useLastSending({ submission }: DraftSending): ReadonlyStore<LastSending | undefined> {
  return useStore(submission, (loaded) => loaded?.last ?? none);
}
