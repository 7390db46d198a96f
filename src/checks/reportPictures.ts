import type { Diagnostics } from '../editor/model/createDiagnostics';
import type { ReadonlyStore } from '../lib/store';
import { debounceIdle } from '../lib/idle';
import { exampleAddress, mediaAddress, ownMediaAddress } from '../workspace/media/mediaAddress';
import type { LoadWatch } from './createLoadWatch';
import { mediaFieldsOf } from '../pictures/mediaFieldsOf';
import { pictureReport } from './pictureReport';

type Seen = {
  diagnostics: Diagnostics;
  trustsMedia: ReadonlyStore<boolean>;
  offline: ReadonlyStore<boolean>;
  loads: LoadWatch;
};

/** Reports the pictures that the page could not load. Returns a function that stops it. */
export function reportPictures({ diagnostics, trustsMedia, offline, loads }: Seen): () => void {
  let seen = diagnostics.getState().template;
  const report = debounceIdle(
    () => {
      seen = diagnostics.getState().template;
      diagnostics.report(
        'pictures',
        pictureReport({
          fields: mediaFieldsOf(seen),
          sourceOf: trustsMedia.getState() ? mediaAddress : ownMediaAddress,
          isExample: (address) => exampleAddress(address) !== undefined,
          loads: loads.getState(),
          isOffline: offline.getState(),
        }),
      );
    },
    { pause: 100, latest: 1000 },
  );
  report();
  const stops = [
    // A report changes the diagnostics as well, but not the template.
    diagnostics.subscribe(() => diagnostics.getState().template !== seen && report()),
    ...[loads, offline, trustsMedia].map((store) => store.subscribe(report)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
