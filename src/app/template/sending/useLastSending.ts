import type { Readable } from '../../../lib/createStore';
import type { LastSending } from '../../../submission/sending/sending';
import { useStore } from '../../../ui/useStore';
import type { DraftSending } from './createDraftSending';

const none: Readable<LastSending | undefined> = { get: () => undefined, subscribe: () => () => undefined };

/** The newest sending of the open draft; none before its submission is loaded. */
export function useLastSending({ submission }: DraftSending): Readable<LastSending | undefined> {
  return useStore(submission, (loaded) => loaded?.last ?? none);
}
