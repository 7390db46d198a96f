import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { uniqueName } from '../models/bench/uniqueName';
import { expect, test } from '../support/test';

const root = fileURLToPath(new URL('../../', import.meta.url));
const blocksIn = (file: string, language: string) =>
  [
    ...readFileSync(`${root}${file}`, 'utf8').matchAll(new RegExp('```' + language + '\\n(.*?)```', 'gs')),
  ].map(([, text = '']) => text);

test('the flows of the documents are the specs of e2e/testers/examples', () => {
  const folder = `${root}e2e/testers/examples/`;
  const specs = readdirSync(folder).map((file) =>
    readFileSync(folder + file, 'utf8').replace("'../../models/index'", "'rcs-template-builder-models'"),
  );
  const flows = [...blocksIn('docs/qa.md', 'ts'), ...blocksIn('e2e/models/README.md', 'ts')].filter((block) =>
    block.includes('test('),
  );
  expect(flows).toHaveLength(3);
  expect(flows.filter((flow) => !specs.includes(flow))).toEqual([]);
});

test('the commands of the document are taken by the server', async ({ request }) => {
  const commands = blocksIn('docs/qa.md', 'sh').filter((block) => block.startsWith('curl -X PUT'));
  expect(commands).toHaveLength(2);
  for (const command of commands) {
    const [, path = '', , body = ''] = /127\.0\.0\.1:8080(\S+)(.*?)-d '(.*)'/s.exec(command) ?? [];
    // Entries of names of their own: other tests share this server.
    const { next } = JSON.parse(body) as { next: (string | object)[] };
    const key = path.includes('verification') ? 'endpoint' : 'name';
    const own = next.map((entry) => ({
      ...(typeof entry === 'string' ? { answer: entry } : entry),
      [key]: uniqueName(),
    }));
    const put = await request.put(path, { data: { next: own } });
    expect([path, put.status()]).toEqual([path, 200]);
    for (const entry of own) await request.delete(`${path}?${key}=${Object.values(entry).at(-1)}`);
  }
  const [upload = ''] = blocksIn('docs/qa.md', 'sh').filter((block) => block.includes('--data-binary'));
  const [, file = '', address = ''] = /@(\S+) 'http:\/\/127\.0\.0\.1:8080(\S+)'/.exec(upload) ?? [];
  const uploaded = await request.post(address, {
    headers: { 'Content-Type': 'image/jpeg' },
    data: readFileSync(root + file),
  });
  expect([200, 201]).toContain(uploaded.status());
  const media = await uploaded.json();
  expect(media).toMatchObject({ name: 'bag.jpg', removedMetadata: expect.any(Array) });
  expect((await request.get(media.url)).status()).toBe(200);
});

test('a mistyped label is named soon, with the labels that there are', async ({ templatePage }) => {
  await templatePage.openNew('Text message');
  await expect(templatePage.form.fillIn({ 'Mesage text': 'Hello' })).rejects.toThrow(
    /^There is no field “Mesage text” here\. Fields: Template name, .*Message text/,
  );
});
