// @module-tag slow
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MadeToken } from '../../schema/responses/tokens';
import { DraftAnswer } from '../../schema/responses/spaces';
import { openListeningApp, type ListeningApp } from '../../server/testing/listeningApp';
import { postJson } from '../../server/testing/testApp';
import { program, runProcess } from '../testing/runProcess';

// The action on the main branch, as a runner runs it: its steps from action.yml, the last step from the docs, a repository with
// a remote, and a server with sign-in.

let app: ListeningApp;
let place = '';
let token = '';
const clone = () => join(place, 'clone');
const person = { 'X-Auth-User': 'asha', 'X-Auth-Groups': 'shop' };

function git(...parameters: string[]): string {
  const me = ['-c', 'user.name=QA', '-c', 'user.email=qa@example.com'];
  return execFileSync('git', [...me, ...parameters], { cwd: clone(), encoding: 'utf8', stdio: 'pipe' });
}

const environment = () => ({
  PATH: process.env['PATH'],
  HOME: place,
  GITHUB_ACTION_PATH: resolve('action'),
  GITHUB_STEP_SUMMARY: join(place, 'summary.md'),
  GITHUB_OUTPUT: join(place, 'output'),
  RUNNER_TEMP: join(place, 'temporary'),
});

/** Runs the lines of a step. */
const runStep = (lines: string, env: NodeJS.ProcessEnv) =>
  new Promise<{ code: unknown; output: string }>((done) => {
    const options = { cwd: clone(), env: { ...environment(), ...env } };
    execFile('bash', ['-e', '-c', lines], options, (error, output, remarks) =>
      done({ code: error?.code ?? 0, output: output + remarks }),
    );
  });

/** The value of an expression of `action.yml`: the first input that is set. */
function valueOf(expression: string, inputs: Record<string, string>): string {
  const names = [...expression.matchAll(/inputs\.([\w-]+)/g)].map(([, name = '']) => name);
  return names.map((name) => inputs[name]).find((value) => value) ?? '';
}

/** Runs the action and then the step that commits, both as the docs say. Returns what the log of the run shows. */
async function runWorkflow() {
  const [head = '', steps = ''] = readFileSync('action/action.yml', 'utf8').split('\n  steps:\n');
  const defaults = [...head.matchAll(/^ {2}([\w-]+):\n(?: {4}.*\n)*? {4}default: '(.*)'$/gm)];
  const inputs = {
    ...Object.fromEntries(defaults.map(([, name = '', value = '']) => [name, value])),
    draw: 'false',
    'push-to': app.origin,
    'push-folder': 'templates',
    'push-token': token,
  };
  writeFileSync(environment().GITHUB_STEP_SUMMARY, '');
  let [code, log]: [unknown, string] = [0, ''];
  for (const step of steps.split(/^ {4}- /m)) {
    const [, lines] = /^ {6}run: (.*(?:run|push|review)\.mjs.*)$/m.exec(step) ?? [];
    const [, condition] = /if: (.+) != ''/.exec(step) ?? [];
    const isWanted = condition === undefined || valueOf(condition, inputs) !== '';
    if (lines === undefined || !isWanted || code !== 0) continue;
    const env = [...step.matchAll(/^ {8}(\w+): \$\{\{(.+)\}\}$/gm)].map(([, name, value = '']) => [
      name,
      valueOf(value, inputs),
    ]);
    const ran = await runStep(lines, Object.fromEntries(env));
    [code, log] = [ran.code, log + ran.output];
  }
  const [, commit = ''] = /^ {8}run: \|\n((?: {10}.*\n)+)/m.exec(readFileSync('docs/cli.md', 'utf8')) ?? [];
  expect(await runStep(commit, {})).toMatchObject({ code: 0 });
  return { code, log, summary: readFileSync(environment().GITHUB_STEP_SUMMARY, 'utf8') };
}

const text = (name: string, words: string, ...replies: string[]) => ({
  name,
  type: 'text_message',
  component: {
    text: words,
    ...(replies.length > 0 && {
      suggestions: replies.map((reply) => ({
        reply: { text: reply, postbackData: Buffer.from(reply).toString('base64') },
      })),
    }),
  },
});
const read = (file: string): unknown =>
  JSON.parse(readFileSync(join(clone(), 'templates', `${file}.rcs-template.json`), 'utf8'));

/** Changes templates in a branch, and merges it into the main branch. */
function mergeChange(templates: object[]) {
  git('checkout', '--quiet', '-b', 'change');
  for (const template of templates) {
    const { name } = template as { name: string };
    const file = `${name.toLowerCase().replaceAll(' ', '_')}.rcs-template.json`;
    writeFileSync(join(clone(), 'templates', file), JSON.stringify(template));
  }
  git('add', '--all');
  git('commit', '--quiet', '-m', 'Change');
  git('checkout', '--quiet', 'main');
  git('merge', '--quiet', '--no-ff', '-m', 'Merge', 'change');
  git('branch', '-D', 'change');
  git('push', '--quiet', 'origin', 'main');
}

const drafts = '/api/v1/spaces/team/drafts';
const readDraft = async (id: string) =>
  DraftAnswer.parse(await (await app.call(`${drafts}/${id}`, { headers: person })).json());
/** A colleague writes in the page. */
async function writeDraft(id: string, template: object) {
  const { draft } = await readDraft(id);
  const sent = postJson({ template }, { ...person, 'If-Match': `"${draft.etag}"` });
  expect((await app.call(`${drafts}/${id}`, { ...sent, method: 'PUT' })).status).toBe(200);
}

beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), 'rcs-merge-'));
  app = await openListeningApp({
    environment: {
      SIGN_IN: 'header',
      TRUSTED_PROXY_ADDRESSES: '127.0.0.1/32',
      TRUSTED_USER_HEADER: 'X-Auth-User',
      OIDC_ROLES: JSON.stringify({ claim: 'X-Auth-Groups', roles: { shop: 'sender' } }),
      OIDC_DEFAULT_ROLE: 'none',
      SPACES: JSON.stringify([{ name: 'team', roles: { shop: 'sender' } }]),
    },
  });
  const wanted = { label: 'CI', role: 'author', space: 'team' };
  const made = await app.call('/api/v1/tokens', postJson(wanted, person));
  token = MadeToken.parse(await made.json()).secret;
  const sent = postJson({ template: text('autumn', 'Hello') }, { ...person, 'If-None-Match': '*' });
  expect((await app.call(`${drafts}/one`, { ...sent, method: 'PUT' })).status).toBe(201);

  mkdirSync(join(place, 'temporary'));
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', join(place, 'origin')]);
  execFileSync('git', ['clone', '--quiet', join(place, 'origin'), clone()], { stdio: 'ignore' });
  git('checkout', '--quiet', '-B', 'main');
  mkdirSync(join(clone(), 'templates'));
  const pulled = await runProcess([resolve(program), 'pull', 'templates'], {
    cwd: clone(),
    env: { ...environment(), RCS_TEMPLATE_URL: app.origin, RCS_TEMPLATE_TOKEN: token },
  });
  expect(pulled).toMatchObject({ code: 0 });
  git('add', '--all');
  git('commit', '--quiet', '-m', 'Start');
  git('push', '--quiet', 'origin', 'main');
});
afterEach(async () => {
  await app.close();
  rmSync(place, { recursive: true, force: true });
});

test('a merge is pushed once, and the next change of the same field too', async () => {
  mergeChange([text('autumn', 'Hello again'), text('winter', 'Brr')]);
  const first = await runWorkflow();
  expect(first).toMatchObject({ code: 0, log: expect.not.stringContaining('::error') });
  expect(first.summary).toContain(
    '### Push\n\n    autumn.rcs-template.json: pushed\n    winter.rcs-template.json: pushed as a new draft\n',
  );
  const pushed = await readDraft('one');
  expect(pushed).toMatchObject({ document: { template: text('autumn', 'Hello again') } });
  expect(pushed.draft.changedBy).toBe('asha');

  const again = await runWorkflow();
  expect(again).toMatchObject({ code: 0, log: expect.stringContaining('Everything is up to date.') });
  expect(await readDraft('one')).toEqual(pushed);

  mergeChange([text('autumn', 'Hello for the third time'), text('winter', 'Brr again')]);
  const second = await runWorkflow();
  expect(second).toMatchObject({ code: 0, log: expect.not.stringContaining('::error') });
  expect((await readDraft('one')).document.template).toEqual(text('autumn', 'Hello for the third time'));
  expect(git('status', '--porcelain')).toBe('');
  expect(git('rev-parse', 'HEAD')).toBe(git('rev-parse', 'origin/main'));
});

test('what a colleague has changed in the space is merged, and comes into the repository', async () => {
  await writeDraft('one', text('autumn', 'Hello', 'Yes'));
  mergeChange([text('autumn', 'Hello once more')]);
  expect(await runWorkflow()).toMatchObject({ code: 0 });
  const both = text('autumn', 'Hello once more', 'Yes');
  expect((await readDraft('one')).document.template).toEqual(both);
  expect(read('autumn')).toEqual(both);
  expect(git('show', 'origin/main:templates/autumn.rcs-template.json')).toContain('"Yes"');
});

test('a field that both have changed fails the run at its file, overwrites nothing, and keeps back no other', async () => {
  await writeDraft('one', text('autumn', 'From the page', 'Yes'));
  mergeChange([text('autumn', 'From the repository', 'Yes'), text('winter', 'Warm')]);
  const { code, log, summary } = await runWorkflow();
  expect(code).toBe(1);
  expect(log).toContain(
    '::error file=templates/autumn.rcs-template.json,title=Not pushed::changed on both sides: Message text (component.text).',
  );
  expect(log).toContain('winter.rcs-template.json: pushed as a new draft\n');
  expect(summary).toContain('    autumn.rcs-template.json: changed on both sides: Message text');
  expect((await readDraft('one')).document.template).toEqual(text('autumn', 'From the page', 'Yes'));
});

test('a template with an error is marked at its file, and nothing is pushed', async () => {
  const before = await readDraft('one');
  mergeChange([text('autumn', 'From the page', 'Yes'), text('Bad name', 'Hello')]);
  const { code, log, summary } = await runWorkflow();
  expect(code).toBe(1);
  expect(log).toMatch(/^::error file=templates\/bad_name\.rcs-template\.json,line=1,/m);
  expect(summary).not.toContain('### Push');
  expect(await readDraft('one')).toEqual(before);
});
