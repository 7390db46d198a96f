import { request } from '../../http/request';
import { MediaCheckAnswer, type MediaLook } from '../../schema/media/mediaLook';
import { mediaLimits } from '../../schema/media/mediaKinds';
import { judgeMedia } from '../../schema/media/judgeMedia';
import type { Draft } from '../../schema/draft/draft';
import { exampleMediaAddress, ownMediaAddress } from '../../workspace/mediaAddress';
import { mediaFieldsOf } from '../mediaFieldsOf';

/** Milliseconds: the server looks at each address for ten seconds at most, some beside each other. */
const timeout = 60_000;

export type Looks =
  | { ok: true; looks: readonly MediaLook[] }
  | { ok: false; reason: 'offline' | 'unavailable' };

/** Has the server look at addresses as a platform would. At most as many as one request takes. */
export async function requestMediaCheck(addresses: readonly string[], signal?: AbortSignal): Promise<Looks> {
  const outcome = await request('/api/media-check', {
    method: 'POST',
    body: { addresses },
    timeout,
    ...(signal ? { signal } : {}),
  });
  if (outcome.kind === 'no_answer')
    return { ok: false, reason: outcome.reason === 'offline' ? 'offline' : 'unavailable' };
  const answer = MediaCheckAnswer.safeParse(outcome.json);
  return outcome.status === 200 && answer.success
    ? { ok: true, looks: answer.data.looks }
    : { ok: false, reason: 'unavailable' };
}

/** The addresses in parts of the size that one request takes. */
export function inRequests(addresses: readonly string[]): string[][] {
  const { checkedAddresses: size } = mediaLimits;
  return Array.from({ length: Math.ceil(addresses.length / size) }, (_, index) =>
    addresses.slice(index * size, (index + 1) * size),
  );
}

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
          exampleMediaAddress(address) === undefined &&
          (trustsMedia || ownMediaAddress(address) !== undefined),
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
  look: typeof requestMediaCheck = requestMediaCheck,
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
