import { keepPreviousData, skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import { changeOnServer, type ChangeResult } from '../../http/changeOnServer';
import { readFromServer } from '../../http/readFromServer';
import {
  Batch,
  BatchItemList,
  BatchList,
  batchPortions,
  type BatchItem,
} from '../../schema/responses/batches';
import { newId } from '../../ui/browser/page';
import { draftOnServer } from '../../workspace/draftOnServer';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';

type Opened = Pick<OpenedTemplate, 'id' | 'space'>;

/** Where the batches of a draft are: in its space, or with the person if the draft is only in this browser. */
export function batchesAddress(open: Opened): string {
  const place = draftOnServer(open);
  return place ? `/api/v1/spaces/${encodeURIComponent(place.space)}/batches` : '/api/v1/batches';
}

/** Milliseconds between two reads while a batch is sent, and otherwise. */
const runningMs = 1000;
const restMs = 30_000;

export type SentItem = BatchItem & { batch: string };

/** Steps in which the items of a running batch are read again: a large one would be read all the time otherwise. */
const steps = 20;

/** How far a batch is; it changes when its items are worth another look. */
function progressOf({ id, state, counts }: Batch): string {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return `${id} ${state} ${Math.ceil((counts.waiting / Math.max(1, total)) * steps)}`;
}

/** What was sent of the set of a draft, followed while the component is mounted: the batches, newest first, and the newest state of each member. */
export function useBatches(open: Opened) {
  const address = batchesAddress(open);
  const draft = open.id.getState();
  const list = useQuery({
    queryKey: ['batches', address, draft],
    queryFn: () =>
      readFromServer(
        `${address}?draft=${encodeURIComponent(draft)}`,
        (json) => BatchList.safeParse(json).data?.batches,
      ),
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state }) => state === 'running') ? runningMs : restMs,
    refetchOnWindowFocus: true,
    retry: 0,
  });
  const items = useQuery({
    queryKey: ['batches', address, draft, 'items', list.data?.map(progressOf)],
    queryFn: list.data ? () => readItems(address, list.data) : skipToken,
    placeholderData: keepPreviousData,
    refetchInterval: restMs,
    retry: 0,
  });
  return { batches: list.data, items: items.data, error: list.error ?? items.error, refetch: list.refetch };
}

async function readItems(address: string, batches: readonly Batch[]): Promise<ReadonlyMap<string, SentItem>> {
  const items = new Map<string, SentItem>();
  for (const { id } of batches) {
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      // oxlint-disable-next-line no-await-in-loop -- each page names the next one
      const { items: page, next }: BatchItemList = await readFromServer(
        `${address}/${id}/items?limit=200${query}`,
        (json) => BatchItemList.safeParse(json).data,
      );
      // A batch that was cancelled says nothing about what an earlier one has created.
      for (const item of page) {
        const known = items.get(item.member);
        if (!known || (known.state === 'not_sent' && item.state !== 'not_sent'))
          items.set(item.member, { ...item, batch: id });
      }
      cursor = next;
    }
  }
  return items;
}

export const readBatchesAgain = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: ['batches'] });

type Sending = {
  draft: string;
  platform: string;
  appId: string;
  /** Why it is sent without an approval. */
  emergency: string | undefined;
  items: Iterable<{ member: string; template: { name: string } }>;
};

/** Hands templates to the server, which then sends them one after the other, whether the page stays open or not. */
export async function startBatch(address: string, { items, ...batch }: Sending): Promise<ChangeResult> {
  const made = await changeOnServer('POST', address, batch, { 'Idempotency-Key': newId() });
  const id = made.ok ? Batch.safeParse(made.json).data?.id : undefined;
  if (!made.ok) return made;
  if (id === undefined)
    return { ok: false, reason: 'The server couldn’t do it. Try again.', isUnreached: false };
  for (const portion of batchPortions(items)) {
    // oxlint-disable-next-line no-await-in-loop -- the server takes one portion after the other
    const added = await changeOnServer('POST', `${address}/${id}/items`, { items: portion });
    if (!added.ok) return added;
  }
  return changeOnServer('POST', `${address}/${id}/resume`);
}

/** Pauses, resumes or cancels a batch. */
export const controlBatch = (address: string, id: string, action: 'pause' | 'resume' | 'cancel') =>
  changeOnServer('POST', `${address}/${id}/${action}`);
