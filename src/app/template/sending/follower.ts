import type { QueryClient } from '@tanstack/react-query';
import { templateStatusLabel } from '../../../submission/outcome/templateStatusLooks';
import { connectionQuery } from '../../../submission/connection/connection';
import { pageToken } from '../../../submission/connection/pageToken';
import { createFollower, type Follower } from '../../../submission/reading/createFollower';
import { readStored, type Look } from '../../../submission/reading/readStored';
import type { SendingRecord } from '../../../schema/draft/draft';
import { announce } from '../../../ui/notices/announcer';
import type { OpenedTemplate } from '../../session/createOpenTemplate';

/** Follows the open draft's newest sending at the platform to which this page is connected. */
export function followSendings(open: OpenedTemplate, queries: QueryClient): Follower {
  const cache = queries.getMutationCache();
  const sending = {
    get: () => queries.isMutating({ mutationKey: ['create-template', open.id.get()], exact: true }) > 0,
    subscribe: (listener: () => void) => cache.subscribe(listener),
  };
  async function lookFor(record: SendingRecord, name: string): Promise<Look | undefined> {
    const connection = await queries.ensureQueryData(connectionQuery).catch(() => undefined);
    if (!connection) return { kind: 'unreadable', forGood: false };
    const platform = connection.platform === 'embedded' ? 'embedded' : connection.baseUrl;
    if (record.platform !== platform || !connection.appIds.includes(record.appId)) return undefined;
    if (connection.readable === 'no') return { kind: 'unreadable', forGood: true };
    const token = connection.credentials === 'page' ? pageToken.get() : undefined;
    if (token === '') return { kind: 'unreadable', forGood: false };
    return readStored({ appId: record.appId, token }, name);
  }
  return createFollower({
    sendings: open.sendings,
    lookFor,
    sending,
    isVisible: () => document.visibilityState === 'visible',
    onVisible(listener) {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    onSettled(record) {
      open.changed();
      if (record.status) announce(`The platform says: ${templateStatusLabel(record.status)}.`);
    },
    now: () => Date.now(),
  });
}
