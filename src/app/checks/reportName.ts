import type { QueryClient } from '@tanstack/react-query';
import { debounceIdle } from '../../lib/debounceIdle';
import type { Draft } from '../../schema/draft/draft';
import { namesInUse, nextName } from '../../schema/draft/names/nextName';
import { appIdOf, chosenAppIds } from '../../submission/connection/chosenAppIds';
import { connectionQuery } from '../../submission/connection/connection';
import { recordedPlatform } from '../../submission/connection/platforms';
import type { OpenedTemplate } from '../session/createOpenTemplate';
import { findDestination } from '../live/destination';
import { nameReport } from './nameReport';

/** Loaded apart, so that the page around the phones does not wait for it. */
const readAllDrafts = () =>
  import('../../library/storage/listDrafts').then(
    ({ listDrafts }) => listDrafts(),
    () => undefined,
  );

/** Reports a name that a draft of this device has used up, or has too. Returns a function that stops it. */
export function reportName(open: OpenedTemplate, queries: QueryClient): () => void {
  const { diagnostics } = open.editor;
  let drafts: readonly Draft[] = [];
  let deleted: readonly Draft[] = [];
  let seen = diagnostics.get().template;

  function destination() {
    const connection = queries.getQueryData(connectionQuery.queryKey);
    const platform = connection && findDestination(open, connection);
    const appId = appIdOf(platform, chosenAppIds.get());
    return platform && appId !== undefined ? { platform: recordedPlatform(platform), appId } : undefined;
  }
  function reportNow() {
    seen = diagnostics.get().template;
    const sendings = open.sendings.get();
    const own = open.id.get();
    const kept = drafts.filter(({ id }) => id !== own);
    // Names stay used when their draft is deleted.
    const others = [...kept, ...deleted.filter(({ id }) => id !== own)];
    const { name = '' } = seen;
    diagnostics.report(
      'name',
      nameReport({
        template: seen,
        sendings,
        others: others.flatMap((draft) => draft.sendings),
        destination: destination(),
        namesakes: kept.filter(({ template }) => template.name === name).length,
        next: nextName(name, namesInUse([...others, { template: { name }, sendings: [...sendings] }])),
      }),
    );
  }
  const report = debounceIdle(reportNow, { pause: 100, latest: 1000 });
  void readAllDrafts().then((kept) => {
    if (kept?.ok) {
      ({ drafts } = kept.value);
      deleted = kept.value.deleted.map(({ draft }) => draft);
    }
    report();
  });
  const stops = [
    // A report changes the diagnostics as well, but not the template.
    diagnostics.subscribe(() => diagnostics.get().template !== seen && report()),
    ...[open.sendings, open.screen, chosenAppIds].map((store) => store.subscribe(report)),
    queries.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey[0] === connectionQuery.queryKey[0]) report();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
