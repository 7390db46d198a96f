import type { QueryClient } from '@tanstack/react-query';
import { debounceIdle } from '../lib/idle';
import { listenToDrafts } from '../library/storage/channel';
import { findNextName } from '../library/names/findNextName';
import { lookUpName, type NameLookup } from '../library/names/lookUpName';
import { sentNames } from '../schema/draft/names/sentNames';
import { appIdOf, chosenAppIds } from '../submission/connection/chosenAppIds';
import { connectionQuery } from '../submission/connection/connection';
import { recordedPlatform } from '../submission/connection/platforms';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';
import { findDestination } from '../workspace/destination';
import { nameReport } from './nameReport';
import { findNameUse } from './nameUse';

const nothing: NameLookup = { namesakes: 0, sendings: [] };

/** Reports a name that a draft of this device has used up, or has too. Returns a function that stops it. */
export function reportName(open: OpenedTemplate, queries: QueryClient): () => void {
  const { diagnostics } = open.editor;
  let seen = diagnostics.getState().template;
  /** Counts the reports and the changes of other drafts: only the last report counts. */
  let asked = 0;
  /** The last answer of the storage; absent when another draft was changed since. */
  let known: { name: string; lookup: NameLookup } | undefined;

  function destination() {
    const connection = queries.getQueryData(connectionQuery.queryKey);
    const platform = connection && findDestination(open, connection);
    const appId = appIdOf(platform, chosenAppIds.getState());
    return platform && appId !== undefined ? { platform: recordedPlatform(platform), appId } : undefined;
  }
  async function lookUp(name: string): Promise<NameLookup> {
    const answer = name === '' ? undefined : await lookUpName(name, open.id.getState());
    return answer?.ok ? answer.value : nothing;
  }
  const findNext = (name: string) =>
    findNextName(name, { id: open.id.getState(), taken: sentNames(open.sendings.getState()) });
  async function reportNow() {
    asked += 1;
    const own = asked;
    const template = diagnostics.getState().template;
    seen = template;
    const { name = '' } = template;
    const lookup = known?.name === name ? known.lookup : await lookUp(name);
    if (asked !== own) return;
    known = { name, lookup };
    const { namesakes, sendings: others } = lookup;
    const use = { template, sendings: open.sendings.getState(), others, destination: destination() };
    const next = namesakes > 0 || findNameUse(use) ? await findNext(name) : undefined;
    if (asked === own) diagnostics.report('name', nameReport({ ...use, namesakes, next }));
  }
  const report = debounceIdle(() => void reportNow(), { pause: 100, latest: 1000 });
  report();
  const stops = [
    // A report changes the diagnostics as well, but not the template.
    diagnostics.subscribe(() => diagnostics.getState().template !== seen && report()),
    ...[open.sendings, open.screen, chosenAppIds].map((store) => store.subscribe(report)),
    listenToDrafts(({ draftId }) => {
      if (draftId === open.id.getState()) return;
      known = undefined;
      asked += 1;
      report();
    }),
    queries.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey[0] === connectionQuery.queryKey[0]) report();
    }),
    () => {
      asked += 1;
    },
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
