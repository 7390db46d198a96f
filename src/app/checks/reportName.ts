import type { QueryClient } from '@tanstack/react-query';
import { debounceIdle } from '../../lib/debounceIdle';
import { listenToDrafts } from '../../library/storage/channel';
import { lookUpName, type NameLookup } from '../../library/storage/nameLookup';
import type { SendingRecord } from '../../schema/draft/draft';
import { nextName } from '../../schema/draft/names/nextName';
import { sentNames } from '../../schema/draft/names/sentNames';
import { appIdOf, chosenAppIds } from '../../submission/connection/chosenAppIds';
import { connectionQuery } from '../../submission/connection/connection';
import { recordedPlatform } from '../../submission/connection/platforms';
import type { OpenedTemplate } from '../session/createOpenTemplate';
import { findDestination } from '../live/destination';
import { nameReport } from './nameReport';

const nothing: NameLookup = { namesakes: 0, sendings: [], next: '' };

/** Reports a name that a draft of this device has used up, or has too. Returns a function that stops it. */
export function reportName(open: OpenedTemplate, queries: QueryClient): () => void {
  const { diagnostics } = open.editor;
  let seen = diagnostics.get().template;
  let isStopped = false;
  /** Counts the changes of other drafts. */
  let changes = 0;
  /** The last answer of the storage; absent when another draft was changed since. */
  let known: { name: string; sendings: readonly SendingRecord[]; lookup: NameLookup } | undefined;

  function destination() {
    const connection = queries.getQueryData(connectionQuery.queryKey);
    const platform = connection && findDestination(open, connection);
    const appId = appIdOf(platform, chosenAppIds.get());
    return platform && appId !== undefined ? { platform: recordedPlatform(platform), appId } : undefined;
  }
  async function lookUp(name: string, sendings: readonly SendingRecord[]): Promise<NameLookup> {
    if (name === '') return nothing;
    const answer = await lookUpName(name, { id: open.id.get(), sentNames: sentNames(sendings) });
    return answer.ok ? answer.value : { ...nothing, next: nextName(name, new Set(sentNames(sendings))) };
  }
  async function reportNow() {
    seen = diagnostics.get().template;
    const { name = '' } = seen;
    const sendings = open.sendings.get();
    if (known?.name !== name || known.sendings !== sendings) {
      known = undefined;
      const before = changes;
      const lookup = await lookUp(name, sendings);
      const isSuperseded =
        changes !== before ||
        (diagnostics.get().template.name ?? '') !== name ||
        open.sendings.get() !== sendings;
      // A later report asks for itself.
      if (isStopped || isSuperseded) return;
      known = { name, sendings, lookup };
    }
    const { namesakes, sendings: others, next } = known.lookup;
    diagnostics.report(
      'name',
      nameReport({ template: seen, sendings, others, destination: destination(), namesakes, next }),
    );
  }
  const report = debounceIdle(() => void reportNow(), { pause: 100, latest: 1000 });
  report();
  const stops = [
    // A report changes the diagnostics as well, but not the template.
    diagnostics.subscribe(() => diagnostics.get().template !== seen && report()),
    ...[open.sendings, open.screen, chosenAppIds].map((store) => store.subscribe(report)),
    listenToDrafts(({ draftId }) => {
      if (draftId === open.id.get()) return;
      known = undefined;
      changes += 1;
      report();
    }),
    queries.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey[0] === connectionQuery.queryKey[0]) report();
    }),
  ];
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}
