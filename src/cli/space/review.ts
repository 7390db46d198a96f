import { setTimeout as sleep } from 'node:timers/promises';
import { matchEntries } from '../../schema/entries/matchEntries';
import { standingOf, type Review, type Standing } from '../../schema/responses/reviews';
import { digestOfVersion, sourceOfDocument } from '../../schema/sets/setVersion';
import { plural } from '../../schema/values/text';
import { exitCodes, type ExitCode, type Terminal, UsageError } from '../io/terminal';
import type { Pair } from './compare';
import { openPairs } from './follow';
import { ChangedMeanwhileError, type SpaceClient } from './spaceClient';

const MINUTE_MS = 60_000;
/** Milliseconds between two looks for decisions. */
const LOOK_MS = 10_000;

type ReviewOptions = {
  /** Sends what is not approved to review. */
  ask?: boolean;
  note?: string;
  /** Approves what waits for review, exactly as the files have it. */
  approve?: boolean;
  reason?: string;
  /** Minutes to wait for decisions. */
  wait?: number;
  json?: boolean;
};

/** A file, and where its template stands. `left`: why its space cannot review it. */
type Reviewed = { file: string } & ({ id: string; standing: Standing } | { left: string });

/**
 * `rcs-template review`: whether each template of a folder is approved, exactly as the file has it. Ends with 1 unless all
 * are.
 */
export async function review(place: string, options: ReviewOptions, terminal: Terminal): Promise<ExitCode> {
  const { ask = false, note, approve = false, reason, wait = 0, json = false } = options;
  if (note !== undefined && !ask) throw new UsageError('--note: is for --ask.');
  if (reason !== undefined && !approve) throw new UsageError('--reason: is for --approve.');
  const { pairs, client } = await openPairs(place, [], terminal);
  const files = pairs.filter(({ kind }) => kind !== 'new in the space' && kind !== 'not in the folder');
  const end = Date.now() + wait * MINUTE_MS;
  let found = await reviewAll(files, client);
  if (ask) {
    await askForAll(files, found, { client, note, terminal });
    found = await reviewAll(files, client);
  }
  if (approve) {
    await approveAll(found, { client, reason, terminal });
    found = await reviewAll(files, client);
  }
  while (found.some(isWaiting) && Date.now() < end) {
    // oxlint-disable-next-line no-await-in-loop -- it waits for people
    await sleep(Math.min(LOOK_MS, Math.max(end - Date.now(), 0)));
    // oxlint-disable-next-line no-await-in-loop -- and then looks again
    found = await reviewAll(files, client);
  }
  if (json) terminal.write(`${JSON.stringify({ version: 1, files: found.map(toJson) }, null, 2)}\n`);
  else {
    for (const one of found) terminal.write(`${one.file}: ${describe(one)}\n`);
    const approved = found.filter(isApproved).length;
    terminal.write(`${approved} of ${plural(found.length, 'template')} approved in review.\n`);
  }
  return found.every(isApproved) ? exitCodes.done : exitCodes.found;
}

const isApproved = (one: Reviewed) => 'standing' in one && one.standing.kind === 'approved';
const isWaiting = (one: Reviewed) => 'standing' in one && one.standing.kind === 'open';

async function reviewAll(pairs: readonly Pair[], client: SpaceClient): Promise<Reviewed[]> {
  const found: Reviewed[] = [];
  // One after the other, as the limits of a server are for people too.
  // oxlint-disable-next-line no-await-in-loop
  for (const pair of pairs) found.push(await reviewOne(pair, client));
  return found;
}

async function reviewOne(pair: Pair, client: SpaceClient): Promise<Reviewed> {
  const { file } = pair;
  if (pair.kind === 'unreadable') return { file, left: pair.problem };
  const sides = sidesOf(pair);
  if (!sides) return { file, left: 'not in the space. Push it first.' };
  const { reviews } = await client.reviews(sides.id);
  return { file, id: sides.id, standing: standingOf(reviews, sides.digest) };
}

/** The draft of a file, and the version that the file makes of it: a set is only in the space. */
function sidesOf(pair: Pair): { id: string; digest: string } | undefined {
  if (!('remote' in pair) || !('local' in pair)) return undefined;
  const { local, remote } = pair;
  const source = sourceOfDocument(remote.document);
  const entries = matchEntries({ template: source.draft, entries: source.entries }, local, () => 'new');
  return { id: remote.id, digest: digestOfVersion({ ...source, draft: local, entries }) };
}

type Asking = { client: SpaceClient; note: string | undefined; terminal: Terminal };

/** Asks for a review of what is the same on both sides and neither approved nor waiting. */
async function askForAll(
  pairs: readonly Pair[],
  found: readonly Reviewed[],
  { client, note, terminal }: Asking,
): Promise<void> {
  for (const [index, pair] of pairs.entries()) {
    const one = found[index];
    const sides = sidesOf(pair);
    if (!one || !('standing' in one) || !sides || !['none', 'changed'].includes(one.standing.kind)) continue;
    if (pair.kind !== 'same' && pair.kind !== 'found again') {
      terminal.remark(`${pair.file}: not the same as in the space. Push it first.\n`);
      continue;
    }
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await client.askForReview(sides.id, sides.digest, note);
    } catch (error) {
      if (!(error instanceof ChangedMeanwhileError)) throw error;
      terminal.remark(`${pair.file}: somebody changed it just now. Pull, then ask again.\n`);
    }
  }
}

type Approving = { client: SpaceClient; reason: string | undefined; terminal: Terminal };

/** Approves what waits, and says of the rest why it was not. */
async function approveAll(
  found: readonly Reviewed[],
  { client, reason, terminal }: Approving,
): Promise<void> {
  for (const one of found) {
    if (!('standing' in one) || (one.standing.kind !== 'open' && one.standing.kind !== 'changes')) continue;
    const { id, digest, mayDecide, denial } = one.standing.review;
    if (!mayDecide) terminal.remark(`${one.file}: not approved in review. ${denial}\n`);
    else {
      const decision = { digest, verdict: 'approved' as const, ...(reason === undefined ? {} : { reason }) };
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await client.decide(one.id, id, decision);
    }
  }
}

const namesOf = ({ decisions }: Review, verdict: 'approved' | 'changes') =>
  decisions
    .filter((decision) => decision.verdict === verdict)
    .map(({ by }) => by.name)
    .join(' and ');

function describe(one: Reviewed): string {
  if ('left' in one) return one.left;
  const { standing } = one;
  switch (standing.kind) {
    case 'approved':
      return `approved by ${namesOf(standing.review, 'approved')}`;
    case 'open':
      return 'waits for review';
    case 'changes':
      return `${namesOf(standing.review, 'changes')} asked for changes`;
    case 'changed':
      return 'changed since its review';
    default:
      return 'not sent to review';
  }
}

const toJson = (one: Reviewed) =>
  'left' in one
    ? { file: one.file, state: 'left', reason: one.left }
    : {
        file: one.file,
        state: one.standing.kind,
        id: one.id,
        ...(one.standing.kind === 'none' ? {} : { decisions: one.standing.review.decisions }),
      };
