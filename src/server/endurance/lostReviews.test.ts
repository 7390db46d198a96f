// @module-tag slow
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { reportFigure } from '../../../scripts/endurance/figures.mjs';
import { isRecord } from '../../lib/values';
import { versionDigest } from '../../schema/draft/payloadHash';
import { openDatabase } from '../database/openDatabase';
import { buildServer, startBuiltServer, type BuiltServer } from '../testing/builtServer';
import { databasePlaces, type MakePlace } from '../testing/databasePlaces';
import { counts, TIMEOUT_MS } from './testing/counts';

const WRITERS = 6;
const REVIEWERS = 4;

const settings = {
  SIGN_IN: 'header',
  TRUSTED_USER_HEADER: 'X-Auth-User',
  OIDC_ROLES: JSON.stringify({ claim: 'X-Auth-Groups', roles: {} }),
  SPACES: JSON.stringify([{ name: 'offers', roles: { desk: 'author', bosses: 'approver' } }]),
};
const author = { 'X-Auth-User': 'asha', 'X-Auth-Groups': 'desk' };
const approver = { 'X-Auth-User': 'chitra', 'X-Auth-Groups': 'bosses' };
const template = { name: 'sale', type: 'text_message', component: { text: 'Half price' } } as const;
const digest = versionDigest(template);

let main: string;
beforeAll(async () => {
  main = await buildServer();
});
let running: BuiltServer[] = [];
let remove = () => {};
afterEach(async () => {
  for (const server of running) await server.stop('SIGKILL');
  running = [];
  remove();
});

/** A comment or a decision: the same request may be sent again. */
type Write = { kind: 'comment' | 'decision'; path: string; body: unknown };
type Sent = { status: number; json: unknown } | undefined;

/** Sends a request; undefined if no whole response came. */
async function send(
  address: string,
  method: string,
  path: string,
  body: unknown,
  headers: object,
): Promise<Sent> {
  try {
    const response = await fetch(`${address}/api/v1/spaces/offers/drafts${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, json: await response.json() };
  } catch {
    return undefined;
  }
}
const deliver = (address: string, { path, body }: Write) => send(address, 'PUT', path, body, approver);
const isDone = (sent: Sent) => sent !== undefined && sent.status < 300;

/** Writes comments and decisions until the server is gone. */
function startWriting(address: string, round: number) {
  const acknowledged: Write[] = [];
  const pending: Write[] = [];
  const wrong: unknown[] = [];
  /** Returns whether the server is still there. */
  async function attempt(write: Write): Promise<boolean> {
    const sent = await deliver(address, write);
    if (sent === undefined) pending.push(write);
    else if (isDone(sent)) acknowledged.push(write);
    else wrong.push(sent);
    return sent !== undefined;
  }
  async function comment(writer: number) {
    const draft = `/r${round}-${writer}`;
    if (!isDone(await send(address, 'PUT', draft, { template }, { ...author, 'If-None-Match': '*' }))) return;
    for (let at = 0; ; at += 1) {
      const path = `${draft}/comments/c${at}`;
      const body = { digest, text: `${path}: is it half?`, ...(at % 3 === 2 && { thread: 'c0' }) };
      if (!(await attempt({ kind: 'comment', path, body }))) return;
    }
  }
  async function decide(reviewer: number) {
    for (let at = 0; ; at += 1) {
      const draft = `/d${round}-${reviewer}-${at}`;
      await send(address, 'PUT', draft, { template }, { ...author, 'If-None-Match': '*' });
      const review = await send(address, 'POST', `${draft}/reviews`, { digest }, author);
      if (!review || !isRecord(review.json)) return;
      const path = `${draft}/reviews/${String(review.json.id)}/decision`;
      const verdict = at % 2 === 0 ? 'approved' : 'changes';
      if (!(await attempt({ kind: 'decision', path, body: { digest, verdict, reason: path } }))) return;
    }
  }
  const ended = Promise.all([
    ...Array.from({ length: WRITERS }, (_, writer) => comment(writer)),
    ...Array.from({ length: REVIEWERS }, (_, reviewer) => decide(reviewer)),
  ]);
  return { acknowledged, pending, wrong, ended };
}

async function killWhileWriting(makePlace: MakePlace, kills: number, least: number) {
  const made = await makePlace();
  remove = made.remove;
  const acknowledged: Write[] = [];
  const repeated: Write[] = [];
  const wrong: unknown[] = [];
  let unconfirmed: Write[] = [];
  for (let round = 0; round <= kills; round += 1) {
    const server = await startBuiltServer(main, { ...made.place, ...settings });
    running.push(server);
    // A page sends again what was not confirmed.
    for (const write of unconfirmed) {
      const sent = await deliver(server.address, write);
      if (isDone(sent)) acknowledged.push(write);
      else wrong.push(sent);
      if (sent?.status === 200) repeated.push(write);
    }
    if (round === kills) break;
    const load = startWriting(server.address, round);
    while (load.acknowledged.length < least / kills) await setTimeout(2);
    await setTimeout(Math.random() * 20);
    await server.stop('SIGKILL');
    await load.ended;
    acknowledged.push(...load.acknowledged);
    unconfirmed = load.pending;
    wrong.push(...load.wrong);
  }
  for (const server of running) await server.stop('SIGTERM');
  return { acknowledged, wrong, repeated, stored: await readStored(made.place) };
}

async function readStored(place: Parameters<typeof openDatabase>[0]) {
  const database = await openDatabase(place);
  const comments = await database.selectFrom('comments').select(['text']).execute();
  const decisions = await database.selectFrom('decisions').select(['reason']).execute();
  const acts = await database.selectFrom('audit').select('action').execute();
  await database.destroy();
  return {
    comments: comments.map(({ text }) => text),
    decisions: decisions.map(({ reason }) => reason ?? ''),
    acts: acts.map(({ action }) => action),
  };
}

const extra = (texts: readonly string[]) => texts.length - new Set(texts).size;

describe.each(Object.entries(databasePlaces()))('with the %s database', (kind, makePlace) => {
  const kills = kind === 'embedded' ? counts.kills : counts.killsPostgres;
  const least = kills * 40;

  test(
    `no acknowledged comment or decision is lost or doubled by ${kills} kills`,
    async () => {
      const { acknowledged, wrong, repeated, stored } = await killWhileWriting(makePlace, kills, least);
      const ofKind = (wanted: Write['kind']) => acknowledged.filter((write) => write.kind === wanted);
      const [comments, decisions] = [ofKind('comment'), ofKind('decision')];
      const missing = [
        ...comments.filter(({ path }) => !stored.comments.includes(`${path}: is it half?`)),
        ...decisions.filter(({ path }) => !stored.decisions.includes(path)),
      ];
      const doubled = extra(stored.comments) + extra(stored.decisions);
      reportFigure({
        promise: `A comment or decision that was acknowledged is there once after a kill of the server (${kind} database)`,
        tried: `${kills} SIGKILLs under ${WRITERS + REVIEWERS} callers, ${comments.length} comments and ${decisions.length} decisions acknowledged, ${repeated.length} of them at the second try`,
        lost: missing.length + doubled,
      });
      expect(acknowledged.length).toBeGreaterThanOrEqual(least);
      expect({ missing, doubled, wrong }).toEqual({ missing: [], doubled: 0, wrong: [] });
      // Each has one record in the activity, written in its transaction.
      const actsOf = (...names: string[]) => stored.acts.filter((action) => names.includes(action)).length;
      expect(actsOf('comment-added')).toBe(stored.comments.length);
      expect(actsOf('version-approved', 'changes-asked')).toBe(stored.decisions.length);
    },
    TIMEOUT_MS,
  );
});
