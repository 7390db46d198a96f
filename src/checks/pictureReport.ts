import { plural } from '../schema/values/text';
import type { FindingsReport } from '../editor/state/findings';
import type { MediaField } from '../pictures/mediaFieldsOf';

/** What became of a source that this page has tried to load. */
export type LoadState = 'loaded' | 'broken';

type Pictures = {
  fields: readonly MediaField[];
  /** The source that the page loads for an address; undefined while its host is not trusted. */
  sourceOf: (address: string) => string | undefined;
  /** Whether an address is one of the page's own examples, which nobody else can load. */
  isExample: (address: string) => boolean;
  loads: ReadonlyMap<string, LoadState>;
  isOffline: boolean;
};

/** "1 picture was", "2 pictures were". */
const were = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one} was` : `${count} ${many} were`;

/** A card has one picture for people, with or without a thumbnail. */
const countCards = (fields: readonly MediaField[]) =>
  new Set(fields.map(({ path }) => path.slice(0, -1).join('.'))).size;

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
          message:
            'The picture at this address could not be loaded here, and is likely to be missing on phones too. Check the address, and that everybody may open it.',
          source: 'Interface document, CardContent',
          date: '2026-11-01',
          confidence: 'documented' as const,
        })),
    unchecked: [
      own.length > 0 &&
        `${plural(countCards(own), 'picture is', 'pictures are')} the example’s, which only this page has. Use your own before you send to a real platform.`,
      distrusted.length > 0 &&
        `${were(countCards(distrusted), 'picture', 'pictures')} not loaded: load them above the phones.`,
      isOffline &&
        broken.length > 0 &&
        `${were(countCards(broken), 'picture', 'pictures')} not reached: this device is offline.`,
      unseen.length > 0 && `${were(countCards(unseen), 'picture', 'pictures')} not loaded yet.`,
      files.length > 0 &&
        `${were(countCards(files), 'video or document', 'videos or documents')} not loaded: the page does not know whether it can be fetched.`,
    ].filter((statement) => statement !== false),
  };
}
