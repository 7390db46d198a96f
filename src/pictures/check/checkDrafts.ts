import { judgeMedia } from '../../schema/media/judgeMedia';
import type { MediaLook } from '../../schema/media/mediaLook';
import type { Draft } from '../../schema/draft/draft';
import { exampleAddress, ownMediaAddress } from '../../workspace/media/mediaAddress';
import { mediaFieldsOf } from '../mediaFieldsOf';
import { inRequests, lookAt } from './lookAt';

/** At most so many addresses in one run: those of the drafts that changed last. */
const maxAddresses = 600;
const pauseSeconds = 20;

type Target = Pick<Draft, 'id' | 'template' | 'trustsMedia'>;

/** What a run has found so far. */
export type DraftsCheck = {
  looked: number;
  total: number;
  looks: ReadonlyMap<string, MediaLook>;
  /** Why the run ended early. */
  blocker?: 'offline' | 'unavailable';
};

/** The addresses to look at: each once, without examples and without hosts that a person has not allowed. */
export function addressesOf(drafts: readonly Target[]): string[] {
  const addresses = drafts.flatMap(({ template, trustsMedia = true }) =>
    mediaFieldsOf(template)
      .map(({ address }) => address)
      .filter(
        (address) =>
          exampleAddress(address) === undefined && (trustsMedia || ownMediaAddress(address) !== undefined),
      ),
  );
  return [...new Set(addresses)].slice(0, maxAddresses);
}

const wait = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Looks at the media of all drafts, as fast as the server lets one person. Ends when the signal is given. */
export async function checkDrafts(
  drafts: readonly Target[],
  onProgress: (check: DraftsCheck) => void,
  signal: AbortSignal,
  look: typeof lookAt = lookAt,
): Promise<void> {
  const addresses = addressesOf(drafts);
  const looks = new Map<string, MediaLook>();
  const report = (parts: Partial<DraftsCheck> = {}) =>
    onProgress({ looked: looks.size, total: addresses.length, looks: new Map(looks), ...parts });
  const waiting = inRequests(addresses);
  report();
  while (waiting.length > 0 && !signal.aborted) {
    const part = waiting.shift() ?? [];
    const answer = await look(part, signal);
    if (signal.aborted) return;
    if (!answer.ok) return report({ blocker: answer.reason });
    const limited = answer.looks.filter(({ outcome }) => outcome === 'limited');
    for (const seen of answer.looks) if (seen.outcome !== 'limited') looks.set(seen.address, seen);
    report();
    if (limited.length === 0) continue;
    waiting.unshift(limited.map(({ address }) => address));
    await wait(Math.max(...limited.map(({ retryAfter = pauseSeconds }) => retryAfter)), signal);
  }
}

/** The problems of one draft, each message once. */
export function problemsOf(
  { template }: Pick<Draft, 'template'>,
  looks: ReadonlyMap<string, MediaLook>,
): string[] {
  const messages = mediaFieldsOf(template).flatMap(({ path, address }) => {
    const look = looks.get(address);
    const place = path.at(-1) === 'thumbnailUrl' ? 'thumbnail' : 'file';
    return look ? judgeMedia(look, place).filter(({ level }) => level === 'warning') : [];
  });
  return [...new Set(messages.map(({ message }) => message))];
}
