import type { QueryClient } from '@tanstack/react-query';
import { templateStatusLabel } from '../../../submission/outcome/templateStatusLooks';
import { computedStore } from '../../../lib/store';
import { connectionQuery } from '../../../submission/connection/connection';
import { pageTokenFor } from '../../../submission/connection/pageTokens';
import { platformOf } from '../../../submission/connection/platforms';
import { createFollower, type Follower } from '../../../submission/reading/createFollower';
import { readStored, type Look } from '../../../submission/reading/readStored';
import type { SendingRecord } from '../../../schema/draft/draft';
import { announce } from '../../../ui/notices/announcer';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';

/** Follows the open draft's newest sending at the platform to which it went. */
export function followSendings(open: OpenedTemplate, queries: QueryClient): Follower {
  const sending = computedStore(
    () => queries.isMutating({ mutationKey: ['create-template', open.id.getState()], exact: true }) > 0,
    queries.getMutationCache(),
  );
  async function lookFor(record: SendingRecord, name: string): Promise<Look | undefined> {
    const connection = await queries.ensureQueryData(connectionQuery).catch(() => undefined);
    if (!connection) return { kind: 'unreadable', forGood: false };
    const platform = platformOf(connection, record);
    if (!platform) return undefined;
    if (platform.readable === 'no') return { kind: 'unreadable', forGood: true };
    const token = platform.credentials === 'page' ? pageTokenFor(platform.name) : undefined;
    if (token === '') return { kind: 'unreadable', forGood: false };
    return readStored({ platformName: platform.name, appId: record.appId, token }, name);
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
