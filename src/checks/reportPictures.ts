import type { Diagnostics } from '../editor/model/createDiagnostics';
import type { Readable } from '../lib/createStore';
import { debounceIdle } from '../lib/debounceIdle';
import { exampleAddress, mediaAddress, ownMediaAddress } from '../workspace/media/mediaAddress';
import type { LoadWatch } from './createLoadWatch';
import { mediaFieldsOf } from '../pictures/mediaFieldsOf';
import { pictureReport } from './pictureReport';

type Seen = {
  diagnostics: Diagnostics;
  trustsMedia: Readable<boolean>;
  offline: Readable<boolean>;
  loads: LoadWatch;
};

/** Reports the pictures that the page could not load. Returns a function that stops it. */
export function reportPictures({ diagnostics, trustsMedia, offline, loads }: Seen): () => void {
  let seen = diagnostics.get().template;
  const report = debounceIdle(
    () => {
      seen = diagnostics.get().template;
      diagnostics.report(
        'pictures',
        pictureReport({
          fields: mediaFieldsOf(seen),
          sourceOf: trustsMedia.get() ? mediaAddress : ownMediaAddress,
          isExample: (address) => exampleAddress(address) !== undefined,
          loads: loads.get(),
          isOffline: offline.get(),
        }),
      );
    },
    { pause: 100, latest: 1000 },
  );
  report();
  const stops = [
    // A report changes the diagnostics as well, but not the template.
    diagnostics.subscribe(() => diagnostics.get().template !== seen && report()),
    ...[loads, offline, trustsMedia].map((store) => store.subscribe(report)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
