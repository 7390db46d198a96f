import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Review } from '../../schema/responses/reviews';
import { openListeningApp, type ListeningApp } from '../../server/testing/listeningApp';
import { postJson } from '../../server/testing/testApp';
import { runCommand } from '../testing/runCommand';

let app: ListeningApp;
let place: string;
beforeEach(async () => {
  app = await openListeningApp({
    environment: { SIGN_IN: 'oidc', OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'builder' },
    // The token of a program names its owner; without one it is the boss in front of the page.
    identify: async (request) => {
      const isProgram = request.headers.has('authorization');
      const subject = isProgram ? 'asha' : 'boss';
      const token = isProgram ? { token: { role: 'author', space: null } as const } : {};
      return { role: isProgram ? 'author' : 'sender', person: { subject, name: subject }, ...token };
    },
  });
  await app.database.insertInto('people').values({ subject: 'boss', name: 'boss', groups: '[]' }).execute();
  await app.database
    .insertInto('members')
    .values({ space: 'team', subject: 'boss', name: 'boss', role: 'sender', since: '2027-01-01T00:00:00Z' })
    .execute();
  place = mkdtempSync(join(tmpdir(), 'rcs-review-'));
  mkdirSync(folder());
});
afterEach(async () => {
  await app.close();
  rmSync(place, { recursive: true, force: true });
});

const folder = () => join(place, 'templates');
const run = (command: string, ...options: string[]) =>
  runCommand([command, folder(), ...options], {
    environment: {
      RCS_TEMPLATE_URL: app.origin,
      RCS_TEMPLATE_SPACE: 'team',
      RCS_TEMPLATE_TOKEN: 'rcstb_asha',
      XDG_CONFIG_HOME: join(place, 'config'),
    },
  });
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
    output: 'autumn.rcs-template.json: not sent to review\n0 of 1 template approved.\n',
  });
  expect(await run('review', '--ask', '--note', 'For Monday')).toMatchObject({
    code: 1,
    output: 'autumn.rcs-template.json: waits for review\n0 of 1 template approved.\n',
  });
  await decide('changes');
  expect((await run('review')).output).toContain('boss asked for changes');
  await write('Hi', etag);
  expect((await run('review')).output).toContain('changed since its review');
  expect((await run('review', '--ask')).output).toContain('waits for review');
  await decide('approved');
  expect(await run('review')).toMatchObject({
    code: 0,
    output: 'autumn.rcs-template.json: approved by boss\n1 of 1 template approved.\n',
  });
  expect(JSON.parse((await run('review', '--json')).output).files).toMatchObject([
    { file: 'autumn.rcs-template.json', state: 'approved', id: 'one' },
  ]);
});

test('wrong options are named', async () => {
  expect(await run('review', '--note', 'x')).toMatchObject({
    code: 2,
    remarks: expect.stringContaining('--note'),
  });
  expect(await run('review', '--wait', 'soon')).toMatchObject({
    code: 2,
    remarks: expect.stringContaining('--wait'),
  });
});
