import { plural } from '../schema/values/text';
import type { FindingsReport } from '../editor/state/findings';
import { type MediaField, mediaFieldsOf } from '../pictures/mediaFieldsOf';
import type { StoreApi } from 'zustand/vanilla';
import { subscribeAll, type ReadonlyStore, type ChangeSource } from '../lib/store';
import type { Diagnostics } from '../editor/model/createDiagnostics';
import { debounceIdle } from '../lib/idle';
import { exampleMediaAddress, mediaAddress, ownMediaAddress } from '../workspace/mediaAddress';

/** What became of a source that this page has tried to load. */
export type LoadState = 'loaded' | 'broken';

/** What became of each source. */
export type PictureLoads = StoreApi<ReadonlyMap<string, LoadState>>;

type Pictures = {
  fields: readonly MediaField[];
  /** The source that the page loads for an address; undefined while its host is not trusted. */
  sourceOf: (address: string) => string | undefined;
  /** Whether an address is one of the page's own examples, which nobody else can load. */
  isExample: (address: string) => boolean;
  loads: ReadonlyMap<string, LoadState>;
  isOffline: boolean;
};

/** A card has one picture for people, with or without a thumbnail. */
export const countCards = (fields: readonly MediaField[]) =>
  new Set(fields.map(({ path }) => path.slice(0, -1).join('.'))).size;

/** The sentence about the pictures of the examples. */
export const ownExamples = (fields: readonly MediaField[]): string =>
  `${plural(countCards(fields), 'picture is an example', 'pictures are examples')}. Use your own before sending.`;

/** What the phones of the page have learnt of the pictures: which are broken, and which were never seen. */
export function pictureReport({ fields, sourceOf, isExample, loads, isOffline }: Pictures): FindingsReport {
  const own = fields.filter(({ address }) => isExample(address));
  const foreign = fields.filter(({ address }) => !isExample(address));
  const stateOf = ({ address }: MediaField) => loads.get(sourceOf(address) ?? '');
  const distrusted = foreign.filter(({ address }) => sourceOf(address) === undefined);
  const asked = foreign.filter(({ address }) => sourceOf(address) !== undefined);
  const broken = asked.filter((field) => stateOf(field) === 'broken');
  const waiting = asked.filter((field) => stateOf(field) === undefined);
  const unseen = waiting.filter(({ isPicture }) => isPicture);
  const files = waiting.filter(({ isPicture }) => !isPicture);
  return {
    findings: isOffline
      ? []
      : broken.map(({ path, address }) => ({
          id: 'picture-not-reached',
          level: 'warning',
          kind: 'refusal',
          path,
          value: address,
          message: 'This picture doesn’t load. Check the link, and that the picture is public.',
          why: 'It could not be loaded here, so it is likely to be missing on phones too.',
          source: 'Interface document, CardContent',
          date: '2026-11-01',
          confidence: 'documented' as const,
        })),
    unchecked: [
      own.length > 0 && ownExamples(own),
      distrusted.length > 0 &&
        `${plural(countCards(distrusted), 'picture was', 'pictures were')} not loaded: load them above the phones.`,
      isOffline &&
        broken.length > 0 &&
        `${plural(countCards(broken), 'picture was', 'pictures were')} not loaded: this device is offline.`,
      unseen.length > 0 && `${plural(countCards(unseen), 'picture was', 'pictures were')} not loaded yet.`,
      files.length > 0 &&
        `${plural(countCards(files), 'video or document was', 'videos or documents were')} not checked.`,
    ].filter((statement) => statement !== false),
  };
}

type Seen = {
  /** The template that was diagnosed last. */
  template: ChangeSource;
  diagnostics: Diagnostics;
  trustsMedia: ReadonlyStore<boolean>;
  offline: ReadonlyStore<boolean>;
  loads: PictureLoads;
};

/** Reports the pictures that the page could not load. */
export function reportPictures({ template, diagnostics, trustsMedia, offline, loads }: Seen): () => void {
  const report = debounceIdle(
    () =>
      diagnostics.report(
        'pictures',
        pictureReport({
          fields: mediaFieldsOf(diagnostics.getState().template),
          sourceOf: trustsMedia.getState() ? mediaAddress : ownMediaAddress,
          isExample: (address) => exampleMediaAddress(address) !== undefined,
          loads: loads.getState(),
          isOffline: offline.getState(),
        }),
      ),
    { pause: 100, latest: 1000 },
  );
  report();
  return subscribeAll([template, loads, offline, trustsMedia], report);
}
