import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { textToBase64 } from '../../schema/values/postback';
import { openListeningApp, type ListeningApp } from '../../server/testing/listeningApp';
import { postJson } from '../../server/testing/testApp';
import { runCommand } from '../testing/runCommand';

let app: ListeningApp;
let place: string;
let environment: Record<string, string>;
beforeEach(async () => {
  app = await openListeningApp();
  place = mkdtempSync(join(tmpdir(), 'rcs-space-'));
  environment = {
    RCS_TEMPLATE_URL: app.origin,
    RCS_TEMPLATE_SPACE: 'team',
    XDG_CONFIG_HOME: join(place, 'config'),
  };
  mkdirSync(folder());
});
afterEach(async () => {
  await app.close();
  rmSync(place, { recursive: true, force: true });
});

const folder = () => join(place, 'templates');
const run = (command: string, ...options: string[]) =>
  runCommand([command, folder(), ...options], { environment });

const text = (name: string, words: string) => ({ name, type: 'text_message', component: { text: words } });
const card = (title: string, ...buttons: string[]) => ({
  name: 'card',
  type: 'rich_card',
  component: {
    richCard: {
      standaloneCard: {
        cardOrientation: 'VERTICAL',
        cardContent: {
          title,
          suggestions: buttons.map((label) => ({
            reply: { text: label, postbackData: textToBase64(label) },
          })),
        },
      },
    },
  },
});

const drafts = '/api/v1/spaces/team/drafts';
/** Writes a draft as the page of a colleague. */
async function writeInSpace(template: object, id = 'one', beside: object = {}) {
  const found = await app.call(`${drafts}/${id}`);
  const etag = found.headers.get('etag');
  const headers: Record<string, string> = etag === null ? { 'If-None-Match': '*' } : { 'If-Match': etag };
  const answer = await app.call(`${drafts}/${id}`, {
    ...postJson({ template, beside }, headers),
    method: 'PUT',
  });
  expect([200, 201]).toContain(answer.status);
}
const readInSpace = async (id = 'one') => (await (await app.call(`${drafts}/${id}`)).json()).document;
const listInSpace = async () => {
  const answer = await (await app.call(`${drafts}?include=document`)).json();
  return answer.drafts.map(({ document }: { document: { template: unknown } }) => document.template);
};

const write = (file: string, template: object) =>
  writeFileSync(join(folder(), `${file}.rcs-template.json`), JSON.stringify(template));
const read = (file: string) =>
  JSON.parse(readFileSync(join(folder(), `${file}.rcs-template.json`), 'utf8')) as unknown;
const files = () => readdirSync(folder()).toSorted();

test('pull writes a file for each draft, push takes changes back, and each is done once', async () => {
  await writeInSpace(text('autumn', 'Hello'), 'one', { samples: { name: ['Asha'] } });
  await writeInSpace({ type: 'text_message', component: {} }, 'two');
  expect(await run('pull')).toMatchObject({
    code: 0,
    output: 'autumn.rcs-template.json: added\ntemplate.rcs-template.json: added\n',
  });
  expect(read('autumn')).toEqual(text('autumn', 'Hello'));
  expect(await run('pull')).toMatchObject({ code: 0, output: 'Everything is up to date.\n' });

  write('autumn', text('autumn', 'Hello again'));
  write('winter', text('winter', 'Brr'));
  expect((await run('status')).output).toBe(
    'autumn.rcs-template.json: changed here, revision 1\nwinter.rcs-template.json: new here\n1 file the same on both sides.\n',
  );
  expect(await run('push')).toMatchObject({
    code: 0,
    output: 'autumn.rcs-template.json: pushed\nwinter.rcs-template.json: pushed as a new draft\n',
  });
  // What is beside the template stays.
  expect(await readInSpace()).toEqual({
    template: text('autumn', 'Hello again'),
    beside: { samples: { name: ['Asha'] } },
  });
  expect(await run('push')).toMatchObject({ code: 0, output: 'Everything is up to date.\n' });
  expect(await listInSpace()).toHaveLength(3);
});

test('changes of both sides are merged, by pull and by push', async () => {
  await writeInSpace(card('Sale', 'Buy', 'Later'));
  await run('pull');
  write('card', card('Sale', 'Buy now', 'Later'));
  await writeInSpace(card('Big sale', 'Buy', 'Later', 'Help'));
  expect(await run('pull')).toMatchObject({
    code: 0,
    output: 'card.rcs-template.json: merged with your changes\n',
  });
  const both = card('Big sale', 'Buy now', 'Later', 'Help');
  expect(read('card')).toEqual(both);
  await run('push');
  expect((await readInSpace()).template).toEqual(both);

  write('card', card('Big sale', 'Buy now', 'Later'));
  await writeInSpace(card('Biggest sale', 'Buy now', 'Later', 'Help'));
  expect((await run('push')).output).toBe(
    'card.rcs-template.json: merged with the changes in the space, and pushed\n',
  );
  expect(read('card')).toEqual(card('Biggest sale', 'Buy now', 'Later'));
  expect((await run('status')).output).toBe('1 file the same on both sides.\n');
});

test('two changes of one field wait for a person: nothing is overwritten without the revision', async () => {
  await writeInSpace(text('autumn', 'Hello'));
  await run('pull');
  write('autumn', text('autumn', 'Hello from here'));
  await writeInSpace(text('autumn', 'Hello from there'));
  for (const command of ['pull', 'push']) {
    expect(await run(command)).toEqual({
      code: 1,
      output: '',
      remarks:
        'autumn.rcs-template.json: changed on both sides: Message text (component.text). Change one of the two, or let this command win over revision 2 with --force.\n',
    });
  }
  expect(read('autumn')).toEqual(text('autumn', 'Hello from here'));
  expect((await run('push', '--force', 'autumn.rcs-template.json@1')).code).toBe(1);
  expect((await readInSpace()).template).toEqual(text('autumn', 'Hello from there'));
  expect(await run('push', '--force', 'autumn.rcs-template.json@2')).toMatchObject({
    code: 0,
    output: 'autumn.rcs-template.json: pushed over revision 2, as you said\n',
  });
  expect((await readInSpace()).template).toEqual(text('autumn', 'Hello from here'));
  expect((await run('push', '--force', 'other.json@2')).remarks).toBe(
    '--force: there is no file other.json.\n',
  );
});

test('a draft keeps what it leaves to defaults', async () => {
  const short = {
    type: 'text_message',
    name: 'short',
    component: { text: 'Hi', suggestions: [{ reply: { text: 'Yes' } }] },
  };
  await writeInSpace(short);
  await run('pull');
  const body = read('short') as typeof short;
  expect(body.component.suggestions[0]?.reply).toEqual({ text: 'Yes', postbackData: textToBase64('Yes') });
  body.component.text = 'Hi there';
  write('short', body);
  await run('push');
  expect((await readInSpace()).template).toEqual({
    ...short,
    component: { ...short.component, text: 'Hi there' },
  });
});

test('what one side deleted is not lost on the other', async () => {
  for (const id of ['gone', 'changed', 'kept']) await writeInSpace(text(id, 'Hello'), id);
  await run('pull');
  for (const id of ['gone', 'changed']) {
    const etag = (await app.call(`${drafts}/${id}`)).headers.get('etag') ?? '';
    await app.call(`${drafts}/${id}`, { method: 'DELETE', headers: { 'If-Match': etag } });
  }
  write('changed', text('changed', 'Hello, changed here'));
  rmSync(join(folder(), 'kept.rcs-template.json'));
  expect(await run('push')).toMatchObject({ code: 1, output: '' });
  expect((await run('pull')).output.split('\n')).toEqual([
    'changed.rcs-template.json: deleted in the space, but changed here: kept, and new at the next push',
    'gone.rcs-template.json: removed: it was deleted in the space',
    'kept.rcs-template.json: brought back: it is still in the space',
    '',
  ]);
  expect(files()).toEqual(['.rcs-template.json', 'changed.rcs-template.json', 'kept.rcs-template.json']);
  expect((await run('push')).output).toBe('changed.rcs-template.json: pushed as a new draft\n');
  expect(await listInSpace()).toHaveLength(2);
});

test('a folder without its state meets the same drafts again, and doubles none', async () => {
  await writeInSpace(text('autumn', 'Hello'));
  await writeInSpace(text('winter', 'Brr'), 'two');
  await run('pull');
  rmSync(join(folder(), '.rcs-template.json'));
  write('winter', text('winter', 'Brr, other words'));
  const { code, remarks } = await run('push');
  expect([code, remarks]).toEqual([1, expect.stringMatching(/^winter.*another template of this name/)]);
  expect(await listInSpace()).toHaveLength(2);
  expect((await run('pull', '--force', 'winter.rcs-template.json@1')).code).toBe(0);
  expect(read('winter')).toEqual(text('winter', 'Brr'));
});

test('files that hold no single template are named, and the others are pushed', async () => {
  write('good', text('good', 'Hello'));
  writeFileSync(join(folder(), 'broken.rcs-template.json'), '{');
  write('odd', { type: 'text_message', component: { text: 7 } });
  const { code, output, remarks } = await run('push');
  expect([code, output]).toEqual([1, 'good.rcs-template.json: pushed as a new draft\n']);
  expect(remarks).toMatch(
    /^broken\.rcs-template\.json: .+\nodd\.rcs-template\.json: A value has the wrong type/,
  );
});

test('login checks the server and the space, and keeps the token to its owner', async () => {
  const { RCS_TEMPLATE_URL: _, RCS_TEMPLATE_SPACE: __, ...bare } = environment;
  environment = bare;
  expect((await run('pull')).remarks).toBe(
    'Not logged in. Run rcs-template login <url>, or set RCS_TEMPLATE_URL.\n',
  );
  const login = (...parameters: string[]) =>
    runCommand(['login', ...parameters], { environment, input: 'rcstb_secret\n' });
  expect((await login(app.origin, '--space', 'nowhere')).remarks).toBe(
    'There is no space nowhere, or it is not yours. Yours: team.\n',
  );
  expect((await login('http://shop.example', '--token')).remarks).toMatch(/use https/);
  expect((await login('http://127.0.0.1:9')).remarks).toMatch(/does not respond/);
  expect(await login(app.origin, '--token')).toMatchObject({
    code: 0,
    output: `Logged in to the space team of ${app.origin}.\n`,
  });
  const file = join(place, 'config', 'rcs-template', 'login.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    server: app.origin,
    token: 'rcstb_secret',
    space: 'team',
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await run('pull')).code).toBe(0);
  // The folder belongs to one space.
  environment['RCS_TEMPLATE_URL'] = 'http://127.0.0.1:9';
  environment['RCS_TEMPLATE_SPACE'] = 'team';
  write('good', text('good', 'Hello'));
  expect((await run('push')).code).toBe(2);
});
