import { setTimeout } from 'node:timers/promises';
import { detectMediaKind } from '../../../schema/media/detectMediaKind';
import type { MediaLook } from '../../../schema/media/mediaLook';
import { measurePixels } from '../clean/cleanFile';
import { askOnce, type Missed, type SeenAnswer } from './askOnce';
import { findPublicAddresses, type IpAddress, type Outside } from './reach';
import { readTarget, type Target } from './readTarget';
import { MediaFileName } from '../../../schema/media/mediaFile';
import { kindInfo, FileMediaKind } from '../../../schema/media/mediaKinds';
import { ownOrigin } from '../../guards/addresses';
import { findMediaRow } from '../files/mediaRows';
import { publicMediaUrl } from '../files/publicAddress';
import type { MediaRoom } from '../store/mediaStore';

/** The end of connecting, and of everything. */
export const CONNECT_MS = 4000;
const LOOK_MS = 10_000;

const MAX_TEXT = 2048;

type Deadlines = { connect: number; all: number };
type Found = Omit<MediaLook, 'address' | 'isOwn' | 'lookedAt'>;

/**
 * Looks at an address as a platform would: HEAD, then GET of the first 64 kB. A name that does not exist, one that leads
 * to an address that is not public, a closed port and a silent one have the same answer after the same time, so that
 * nobody can search a network with it.
 */
export async function lookAt(address: string, outside: Outside): Promise<Found> {
  const target = readTarget(address);
  if (typeof target === 'string') return { outcome: target };
  const started = performance.now();
  const deadlines = { connect: started + CONNECT_MS, all: started + LOOK_MS };
  const seen = await look(target, outside, deadlines);
  if (seen === 'unreachable') await until(deadlines.connect);
  if (typeof seen === 'string') return { outcome: seen };
  return { ...describe(seen, target), milliseconds: Math.round(performance.now() - started) };
}

async function look(target: Target, outside: Outside, deadlines: Deadlines): Promise<SeenAnswer | Missed> {
  const givingUp = new AbortController();
  const addresses = await Promise.race([
    findPublicAddresses(target, outside, givingUp.signal),
    until(deadlines.connect).then(() => undefined),
  ]);
  givingUp.abort();
  if (addresses === undefined) return 'unreachable';
  const head = await ask('HEAD', target, addresses, outside, deadlines);
  if (typeof head === 'string' || isFinal(head.status)) return head;
  const whole = await ask('GET', target, addresses, outside, { ...deadlines, connect: deadlines.all });
  if (typeof whole === 'string') return whole;
  // Some servers send the length with HEAD only.
  const length =
    whole.headers['content-length'] ??
    (head.status === whole.status ? head.headers['content-length'] : undefined);
  return { ...whole, headers: { ...whole.headers, 'content-length': length } };
}

const ask = (
  method: 'HEAD' | 'GET',
  target: Target,
  addresses: IpAddress[],
  outside: Outside,
  deadlines: Deadlines,
) => askOnce({ method, target, addresses, outside }, deadlines);

/** Answers to HEAD after which GET says the same: redirects, and nothing there. */
const isFinal = (status: number) => (status >= 300 && status < 400) || status === 404 || status === 410;

async function until(time: number): Promise<void> {
  await setTimeout(Math.max(0, time - performance.now()), undefined, { ref: false });
}

function describe({ status, headers, start }: SeenAnswer, { url }: Target): Found {
  const contentType = headers['content-type']?.slice(0, 200);
  const length = Number(headers['content-length'] ?? Number.NaN);
  const location = headers.location === undefined ? undefined : readLocation(headers.location, url);
  const isContent = status >= 200 && status < 300;
  const detected = isContent ? detectMediaKind(start) : undefined;
  const kind = detected && 'kind' in detected ? detected.kind : undefined;
  const size = kind && measurePixels(kind, start);
  return {
    outcome: 'reached',
    status,
    ...(location === undefined ? {} : { location }),
    ...(contentType === undefined ? {} : { contentType }),
    ...detected,
    ...(isContent && Number.isSafeInteger(length) ? { bytes: length } : {}),
    ...size,
  };
}

/** Where a redirect leads, for people. */
function readLocation(location: string, base: URL): string {
  const text = URL.canParse(location, base) ? new URL(location, base).href : location;
  return text.slice(0, MAX_TEXT);
}

/** What is seen at the address of a stored file, without a call; undefined for any other address. */
export async function lookAtOwn(
  address: string,
  request: Request,
  { database, settings, now }: MediaRoom,
): Promise<MediaLook | undefined> {
  const places = [publicMediaUrl(request, settings), `${ownOrigin(request)}/media`];
  const place = places.find((each) => address.startsWith(`${each}/`));
  const file = place === undefined ? '' : address.slice(place.length + 1);
  if (!MediaFileName.safeParse(file).success) return undefined;
  const stamp = { address, isOwn: true, lookedAt: new Date(now()).toISOString() };
  const row = await findMediaRow(database, file);
  if (row === undefined || row.removed_at !== null)
    return { ...stamp, outcome: 'reached', status: row === undefined ? 404 : 410 };
  const kind = FileMediaKind.parse(row.kind);
  return {
    ...stamp,
    outcome: 'reached',
    status: 200,
    contentType: kindInfo(kind).contentType,
    kind,
    bytes: Number(row.bytes),
    ...(row.width === null ? {} : { width: Number(row.width) }),
    ...(row.height === null ? {} : { height: Number(row.height) }),
    milliseconds: 0,
  };
}
