// @module-tag slow
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readShareLink } from '../../exchange/link/shareLink';
import { examples, findExample } from '../../schema/examples/examples';
import { program } from '../testing/runProcess';

// A client of the SDK, with the built program as its server.

const clients: Client[] = [];

async function connect(environment: Record<string, string> = {}): Promise<Client> {
  const connected = new Client({ name: 'test', version: '1.0.0' });
  clients.push(connected);
  await connected.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [program, 'mcp'],
      env: { PATH: process.env.PATH ?? '', CHROMIUM: process.env.CHROMIUM ?? '', ...environment },
    }),
  );
  return connected;
}

let client: Client;
const fashion = JSON.stringify(findExample('fashion')?.template);

beforeAll(async () => {
  client = await connect();
});
afterAll(() => Promise.all(clients.map((each) => each.close())));

const call = async (name: string, input: Record<string, unknown>, at = client) =>
  (await at.callTool({ name, arguments: input })) as CallToolResult;
const textOf = ({ content }: CallToolResult) =>
  content.map((part) => (part.type === 'text' ? part.text : part.type)).join('\n');

describe('rcs-template mcp', () => {
  it('offers five tools, none of which changes anything', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual([
      'check',
      'draw',
      'explain',
      'link',
      'list_examples',
    ]);
    for (const { name, description, annotations, inputSchema } of tools) {
      expect([name, description]).toEqual([name, expect.stringMatching(/\.$/)]);
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
      expect(inputSchema.type).toBe('object');
    }
    expect(client.getInstructions()).toContain('Nothing is sent');
  });

  it('checks a template, as text and as data', async () => {
    const good = await call('check', { content: fashion });
    expect(textOf(good)).toMatch(/1 file, 1 template: 0 errors/);
    expect(good.structuredContent).toMatchObject({ counts: { error: 0 }, templates: [{ type: 'carousel' }] });
    const wrong = await call('check', { content: '{"type":"text_message","component":{"text":""}}' });
    expect(textOf(wrong)).toContain('Enter the message text.');
    const strict = JSON.stringify({ name: 'a', type: 'text_message', component: { text: 'a'.repeat(2501) } });
    expect(textOf(await call('check', { content: strict, textLimit: 2500 }))).toContain('2,501 characters');
  });

  it('explains a field by path and by name, and a rule', async () => {
    const path = 'component.richCard.carouselCard.cardContents[0].title';
    expect(textOf(await call('explain', { topic: path }))).toBe(
      `Title (${path})\n  Optional: any text, at most 200 characters.\n  Can contain personal fields such as [custom_param1a].\n  Most emoji count as two characters (UTF-16).`,
    );
    expect(textOf(await call('explain', { topic: 'phoneNumber' }))).toMatch(
      /^Phone number \(component\.suggestions\[\]\.action\.dialAction\.phoneNumber\)\n {2}Required: a phone number in E\.164 format/,
    );
    expect(textOf(await call('explain', { topic: 'unknown-field' }))).toContain('no such field');
    expect(textOf(await call('explain', { topic: 'long-copy' }))).toMatch(
      /^long-copy \(tip\)\n {2}\S.*\n {2}Source \(\w+, 20\d\d-/,
    );
    expect(await call('explain', { topic: 'nonsense' })).toMatchObject({ isError: true });
  });

  it('draws both phones', async () => {
    const { content } = await call('draw', { content: fashion, theme: 'dark', text: 'large' });
    const pictures = content.flatMap((part) => (part.type === 'image' ? [part] : []));
    expect(pictures.map(({ mimeType }) => mimeType)).toEqual(['image/png', 'image/png']);
    for (const { data } of pictures)
      expect(Buffer.from(data, 'base64').subarray(1, 4).toString('latin1')).toBe('PNG');
    const one = await call('draw', { content: fashion, phone: 'ios' });
    expect(one.content.filter(({ type }) => type === 'image')).toHaveLength(1);
    expect(await call('draw', { content: fashion, phone: 'iphone' })).toEqual(one);
  });

  it('writes a share link', async () => {
    const base = 'https://rcs.example.com/';
    const link = textOf(await call('link', { content: fashion, base, phone: 'android', card: 2 }));
    expect(link).toMatch(/^https:\/\/rcs\.example\.com\/inspect\?phone=android&card=2#v1\./);
    expect(await readShareLink(link.slice(link.indexOf('#')))).toMatchObject({ ok: true });
  });

  it('writes a share link at PUBLIC_URL, and says so if that is no address', async () => {
    const [right, wrong] = await Promise.all(
      ['https://rcs.example.com/builder/', 'rcs.example.com'].map((PUBLIC_URL) => connect({ PUBLIC_URL })),
    );
    const link = textOf(await call('link', { content: fashion }, right));
    expect(link).toMatch(/^https:\/\/rcs\.example\.com\/builder\/inspect#v1\./);
    const refused = await call('link', { content: fashion }, wrong);
    expect([refused.isError, textOf(refused)]).toEqual([true, expect.stringMatching(/^PUBLIC_URL must be /)]);
  });

  it('lists the examples and gives one', async () => {
    const list = textOf(await call('list_examples', {}));
    expect(list.split('\n')).toHaveLength(examples.length);
    expect(list).toMatch(/^fashion: .* \(Carousel\)$/m);
    expect(textOf(await call('list_examples', { id: 'fashion' }))).toBe(
      JSON.stringify(JSON.parse(fashion), null, 2),
    );
    expect(await call('list_examples', { id: 'no' })).toMatchObject({ isError: true });
  });

  it('reads no files, and refuses what is too large or of another kind', async () => {
    const path = await call('check', { content: 'package.json' });
    expect(path).toMatchObject({ isError: true });
    expect(textOf(path)).toContain('No template found');
    for (const [name, input, words] of [
      ['check', { content: 'a'.repeat(1024 * 1024 + 1) }, 'must have at most 1048576 characters at content'],
      ['check', { content: '' }, 'must not be empty at content'],
      ['check', {}, 'is required at content'],
      ['check', { content: 5 }, 'must be a string at content'],
      ['check', { content: fashion, textLimit: 9999 }, 'must be one of 2500, 3072 at textLimit'],
      ['draw', { content: fashion, card: 11 }, 'must be at most 10 at card'],
      ['draw', { content: fashion, phone: 'nokia' }, 'must be one of android, iphone, ios, both at phone'],
      ['draw', { content: fashion, pictures: 'yes' }, 'must be a boolean at pictures'],
      ['link', { content: fashion, base: 'file:///etc' }, 'must be an http or https URL at base'],
      ['explain', { topic: 'a'.repeat(201) }, 'must have at most 200 characters at topic'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      const refused = await call(name, input);
      expect([refused.isError, textOf(refused)]).toEqual([
        true,
        expect.stringContaining(`${name}: ${words}`),
      ]);
    }
    const unknown = await call('send', { content: fashion }).catch(() => ({ isError: true }));
    expect(unknown).toMatchObject({ isError: true });
    // It still answers.
    expect(textOf(await call('explain', { topic: 'limit' }))).toContain('limit (error)');
  });
});
