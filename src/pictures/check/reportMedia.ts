import type { QueryClient } from '@tanstack/react-query';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import type { ReadonlyStore } from '../../lib/store';
import { debounceIdle } from '../../lib/idle';
import { connectionQuery, type Connection } from '../../submission/connection/connection';
import { mediaFieldsOf } from '../mediaFieldsOf';
import { exampleAddress, ownMediaAddress } from '../../workspace/media/mediaAddress';
import { createMediaLooks } from './createMediaLooks';
import { mediaReport, type OwnReach } from './mediaReport';

type Checked = {
  editor: Pick<TemplateEditor, 'diagnostics' | 'typedAddress'>;
  trustsMedia: ReadonlyStore<boolean>;
  queries: QueryClient;
};

const isExample = (address: string) => exampleAddress(address) !== undefined;

/** Reports what platforms would see at the media addresses of a template. Returns a function that stops it. */
export function reportMedia({ editor, trustsMedia, queries }: Checked): () => void {
  const { diagnostics, typedAddress } = editor;
  const looks = createMediaLooks(queries);
  let seen = diagnostics.getState().template;

  const isTrusted = (address: string) => trustsMedia.getState() || ownMediaAddress(address) !== undefined;

  function reportNow() {
    const { blocker, looks: known } = looks.getState();
    const own = reachOf(queries.getQueryData(connectionQuery.queryKey));
    const fields = mediaFieldsOf(seen);
    diagnostics.report('media', mediaReport({ fields, looks: known, isExample, isTrusted, blocker, own }));
  }
  const report = debounceIdle(reportNow, { pause: 50, latest: 500 });
  const look = debounceIdle(
    () => {
      seen = diagnostics.getState().template;
      const addresses = mediaFieldsOf(seen).map(({ address }) => address);
      looks.want(
        addresses.filter(
          (address) => !isExample(address) && isTrusted(address) && address !== typedAddress.getState(),
        ),
      );
      report();
    },
    { pause: 700, latest: 3000 },
  );
  look();
  const stops = [
    // A report changes the diagnostics as well, but not the template.
    diagnostics.subscribe(() => diagnostics.getState().template !== seen && look()),
    ...[trustsMedia, typedAddress].map((store) => store.subscribe(look)),
    looks.subscribe(report),
    queries.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey[0] === connectionQuery.queryKey[0]) report();
    }),
    looks.stop,
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The embedded platform is on this machine; every other one needs a public address. */
function reachOf(connection: Connection | undefined): OwnReach {
  if (!connection?.media || connection.media.isPublic) return { without: [], isReached: true };
  const remote = connection.platforms.filter(({ platform }) => platform === 'remote');
  return {
    without: remote.map(({ label }) => label),
    isReached: remote.length < connection.platforms.length,
  };
}
