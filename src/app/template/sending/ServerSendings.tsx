import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { readFromServer } from '../../../http/readFromServer';
import { RecordedSendingList, type RecordedSending } from '../../../schema/responses/spaces';
import { describeRecordedOutcome } from '../../../submission/outcome/outcome';
import { formatMoment } from '../../../ui/time/time';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';
import { sentFrom } from './sendSession';
import layout from '../../../ui/styles/layout.module.css';
import words from '../../../ui/styles/words.module.css';

/** Milliseconds after which a sending without a response has none: its server was stopped. */
const NO_RESPONSE_MS = 60_000;

/**
 * What the server sent from this draft and the draft does not know: the page was closed before the response came, or a
 * program has sent it.
 */
export function useServerSendings(open: OpenedTemplate): RecordedSending[] {
  const sent = useStore(open.sendings);
  const place = sentFrom(open);
  const { data: recorded = [] } = useQuery({
    queryKey: ['sendings', place, sent.map(({ requestId }) => requestId)],
    queryFn: () => readRecorded(place ?? ''),
    enabled: place !== undefined,
    staleTime: 0,
    retry: 0,
  });
  const known = new Set(sent.map(({ requestId }) => requestId));
  return recorded.filter(({ requestId }) => !known.has(requestId ?? undefined));
}

export function ServerSendings({ recorded }: { recorded: readonly RecordedSending[] }) {
  if (recorded.length === 0) return null;
  return (
    <section aria-labelledby="server-sendings" className={layout.tightStack}>
      <h3 id="server-sendings">Recorded by the server</h3>
      <p className={words.note}>Sent from this draft by a program, or by a page that was closed too soon.</p>
      <ol className={layout.bullets}>
        {recorded.map((sending) => (
          <li key={sending.id}>
            <time dateTime={new Date(sending.at).toISOString()}>{formatMoment(sending.at)}</time>:{' '}
            <code>{sending.name}</code> to <bdi>{sending.platform}</bdi>, app ID {sending.appId}
            {sending.by !== null && (
              <>
                , by <bdi>{sending.by}</bdi>
              </>
            )}
            . {describeRecordedOutcome(sending)}
            {sending.emergency !== null && (
              <>
                {' '}
                Sent without review: <q dir="auto">{sending.emergency}</q>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Without the sendings that still wait for their response. */
async function readRecorded(place: string): Promise<RecordedSending[]> {
  const [space = '', id = ''] = place.split('/');
  const address = `/api/v1/spaces/${space}/drafts/${id}/sendings`;
  const { sendings } = await readFromServer(address, (json) => RecordedSendingList.safeParse(json).data);
  return sendings.filter(({ outcome, at }) => outcome !== 'started' || at < Date.now() - NO_RESPONSE_MS);
}
