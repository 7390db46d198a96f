// @module-tag slow
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Review } from '../../schema/responses/reviews';
import { openListeningApp, type ListeningApp } from '../../server/testing/listeningApp';
import { postJson } from '../../server/testing/testApp';
import { runCommand } from '../testing/runCommand';
import { runProcess } from '../testing/runProcess';

let app: ListeningApp;
let place: string;
beforeEach(() => start());

async function start(allowsTokens = false) {
  app = await openListeningApp({
    environment: {
      SIGN_IN: 'oidc',
      OIDC_ISSUER: 'http://127.0.0.1:9',
      OIDC_CLIENT_ID: 'builder',
      OIDC_ROLES: JSON.stringify({ claim: 'groups', roles: {} }),
      SPACES: JSON.stringify([
        { name: 'team', roles: { asha: 'author', boss: 'sender' }, approveByToken: allowsTokens },
      ]),
    },
    // The token of a program names its owner; without one it is the boss in front of the page.
    identify: async (request) => {
      const owner = request.headers.get('authorization')?.replace('Bearer rcstb_', '');
      const subject = owner ?? 'boss';
      const role = subject === 'boss' ? 'sender' : 'author';
      const token =
        owner === undefined ? {} : { token: { role, id: 'ci', space: null, label: 'CI' } as const };
      return { role, person: { subject, name: subject }, groups: [subject], ...token };
    },
  });
  await app.database
    .insertInto('people')
    .values({ subject: 'boss', name: 'boss', groups: '["boss"]' })
    .execute();
  place = mkdtempSync(join(tmpdir(), 'rcs-review-'));
  mkdirSync(folder());
}
async function stop() {
  await app.close();
  rmSync(place, { recursive: true, force: true });
}
afterEach(stop);

const folder = () => join(place, 'templates');
const environmentOf = (owner: string) => ({
  RCS_TEMPLATE_URL: app.origin,
  RCS_TEMPLATE_SPACE: 'team',
  RCS_TEMPLATE_TOKEN: `rcstb_${owner}`,
  XDG_CONFIG_HOME: join(place, 'config'),
});
const runAs = (owner: string, command: string, ...options: string[]) =>
  runCommand([command, folder(), ...options], { environment: environmentOf(owner) });
const run = (command: string, ...options: string[]) => runAs('asha', command, ...options);
const drafts = '/api/v1/spaces/team/drafts';
/** Writes a draft as its owner, and pulls it. */
async function write(words: string, etag?: string | null) {
  const template = { name: 'autumn', type: 'text_message', component: { text: words } };
  const headers: Record<string, string> = etag ? { 'If-Match': etag } : { 'If-None-Match': '*' };
  const answer = await app.call(`${drafts}/one`, {
    ...postJson({ template }, { ...headers, Authorization: 'Bearer rcstb_asha' }),
    method: 'PUT',
  });
  await run('pull');
  return answer.headers.get('etag');
}
async function decide(verdict: 'approved' | 'changes') {
  const { reviews } = await (await app.call(`${drafts}/one/reviews`)).json();
  const { id, digest } = Review.parse(reviews[0]);
  const body = { digest, verdict, ...(verdict === 'changes' ? { reason: 'Shorter.' } : {}) };
  const answer = await app.call(`${drafts}/one/reviews/${id}/decision`, { ...postJson(body), method: 'PUT' });
  expect(answer.status).toBe(200);
}

test('review says where each template stands, asks, and ends with 0 once all are approved', async () => {
  const etag = await write('Hello');
  expect(await run('review')).toMatchObject({
    code: 1,
    output: 'autumn.rcs-template.json: not sent to review\n0 of 1 template approved in review.\n',
  });
  expect(await run('review', '--ask', '--note', 'For Monday')).toMatchObject({
    code: 1,
    output: 'autumn.rcs-template.json: waits for review\n0 of 1 template approved in review.\n',
  });
  await decide('changes');
  expect((await run('review')).output).toContain('boss asked for changes');
  await write('Hi', etag);
  expect((await run('review')).output).toContain('changed since its review');
  expect((await run('review', '--ask')).output).toContain('waits for review');
  await decide('approved');
  expect(await run('review')).toMatchObject({
    code: 0,
    output: 'autumn.rcs-template.json: approved by boss\n1 of 1 template approved in review.\n',
  });
  expect(JSON.parse((await run('review', '--json')).output).files).toMatchObject([
    { file: 'autumn.rcs-template.json', state: 'approved', id: 'one' },
  ]);
});

test('review --approve says why a program may not, where the space does not let it', async () => {
  await write('Hello');
  await run('review', '--ask');
  expect(await runAs('boss', 'review', '--approve')).toEqual({
    code: 1,
    output: 'autumn.rcs-template.json: waits for review\n0 of 1 template approved in review.\n',
    remarks: 'autumn.rcs-template.json: not approved in review. A program can’t decide; a person does.\n',
  });
});

test('review --approve approves what waits, exactly as the files have it, and nothing else', async () => {
  await stop();
  await start(true);
  const etag = await write('Hello');
  expect((await runAs('boss', 'review', '--approve')).output).toContain('not sent to review');
  await run('review', '--ask');
  expect((await run('review', '--approve')).remarks).toContain('Your role in this space is author');
  const file = join(folder(), 'autumn.rcs-template.json');
  const written = readFileSync(file, 'utf8');
  writeFileSync(file, written.replace('Hello', 'Hell'));
  expect(await runAs('boss', 'review', '--approve')).toMatchObject({
    code: 1,
    output: expect.stringContaining('changed since its review'),
  });
  writeFileSync(file, written);
  expect(await runAs('boss', 'review', '--approve', '--reason', 'As in #12')).toMatchObject({
    code: 0,
    output: 'autumn.rcs-template.json: approved by boss (token CI)\n1 of 1 template approved in review.\n',
  });
  const { reviews } = await (await app.call(`${drafts}/one/reviews`)).json();
  expect(Review.parse(reviews[0]).decisions).toMatchObject([{ reason: 'As in #12' }]);

  // Somebody who wrote does not approve through their token.
  const answer = await app.call(`${drafts}/one`, {
    ...postJson(
      { template: { name: 'autumn', type: 'text_message', component: { text: 'Hi' } } },
      { 'If-Match': etag ?? '' },
    ),
    method: 'PUT',
  });
  expect(answer.status).toBe(200);
  await run('pull');
  await run('review', '--ask');
  expect(await runAs('boss', 'review', '--approve')).toMatchObject({
    code: 1,
    remarks: expect.stringContaining('You changed this template'),
  });
});

const summary = () => join(place, 'summary.md');

const runStep = (owner: string, settings: Record<string, string>) =>
  runProcess([resolve('action/review.mjs')], {
    env: {
      PATH: process.env.PATH,
      GITHUB_STEP_SUMMARY: summary(),
      REVIEW_FOLDER: folder(),
      ...environmentOf(owner),
      ...settings,
    },
  });

describe('the step of the action', () => {
  test('asks, waits for the approval that another step gives, and writes a summary', async () => {
    await stop();
    await start(true);
    await write('Hello');
    expect(await runStep('boss', { REVIEW_MODE: 'approve' })).toMatchObject({ code: 1 });
    expect(await runStep('asha', { REVIEW_MODE: 'wait', REVIEW_MINUTES: '0' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('waits for review'),
    });
    expect(await runStep('boss', { REVIEW_MODE: 'approve', REVIEW_REASON: 'As in #12' })).toMatchObject({
      code: 0,
      remarks: '',
    });
    expect(await runStep('asha', { REVIEW_MODE: 'wait' })).toMatchObject({ code: 0 });
    expect(readFileSync(summary(), 'utf8')).toContain(
      '### Review\n\n    autumn.rcs-template.json: approved by boss (token CI)\n    1 of 1 template approved in review.\n',
    );
  });

  test('names settings that cannot be meant', async () => {
    const { code, output } = await runStep('asha', { REVIEW_MODE: 'yes', REVIEW_MINUTES: 'soon' });
    expect(code).toBe(1);
    expect(output).toMatch(/::review: must be wait or approve\..*::review-minutes: must be/s);
  });
});

test('wrong options are named', async () => {
  expect(await run('review', '--note', 'x')).toMatchObject({
    code: 2,
    remarks: expect.stringContaining('--note'),
  });
  expect(await run('review', '--reason', 'x')).toMatchObject({
    code: 2,
    remarks: expect.stringContaining('--reason'),
  });
  expect(await run('review', '--wait', 'soon')).toMatchObject({
    code: 2,
    remarks: expect.stringContaining('--wait'),
  });
});
