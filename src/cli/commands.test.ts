import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readShareLink } from '../exchange/link/shareLink';
import { readLibraryFile } from '../exchange/file/libraryFile';
import { isRecord } from '../lib/values';
import type { BoundaryCase } from '../schema/boundary/boundaryCases';
import type { Draft } from '../schema/draft/draft';
import { examples } from '../schema/examples/examples';
import { findTemplateIssues } from '../schema/template/template';
import { textToBase64 } from '../schema/values/postback';
import { runCommand } from './testing/runCommand';

const [example] = examples;
if (!example) throw new Error('There is no example.');
const good = JSON.stringify(example.template);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rcs-template-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('link', () => {
  it('writes the share link of a template at a base address, in a view', async () => {
    const { code, output } = await runCommand(
      ['link', '-', '--base', 'https://rcs.example.com/builder/', '--phone', 'ios', '--theme', 'dark'],
      { input: good },
    );
    expect(code).toBe(0);
    const [address = '', fragment = ''] = output.trim().split('#');
    expect(address).toBe('https://rcs.example.com/builder/inspect?phone=ios&theme=dark');
    const other = await runCommand(['link', '-', '--phone', 'iphone'], { input: good });
    expect(other.output).toContain('/inspect?phone=ios#');
    expect(await readShareLink(`#${fragment}`)).toEqual({ ok: true, template: example.template });
  });

  it('refuses a base that is no address, and a template that is too large', async () => {
    const base = await runCommand(['link', '--base', 'rcs.example.com', '-'], { input: good });
    expect(base).toMatchObject({
      code: 2,
      remarks: expect.stringMatching(/Enter a full URL/) as unknown,
    });
    const large = { name: 'a', type: 'text_message', component: { text: 'a'.repeat(600_000) } };
    const tooLarge = await runCommand(['link', '-'], { input: JSON.stringify(large) });
    expect(tooLarge).toEqual({
      code: 2,
      output: '',
      remarks: 'This template is too large for a link. Share it as a file.\n',
    });
  });
});

describe('import', () => {
  it('writes a request body, and the report beside it', async () => {
    const message = { text: 'Yes?', suggestions: [{ reply: { text: 'Yes', postbackData: 'yes_please' } }] };
    const { code, output, remarks } = await runCommand(['import', '-'], {
      input: JSON.stringify({ contentMessage: message }),
    });
    expect(code).toBe(0);
    expect(JSON.parse(output)).toEqual({
      type: 'text_message',
      component: {
        text: 'Yes?',
        suggestions: [{ reply: { text: 'Yes', postbackData: textToBase64('yes_please') } }],
      },
    });
    expect(remarks).toContain('The button ID “yes_please” was encoded for sending.');
  });

  it('writes several messages as a list, which check reads again', async () => {
    const { output } = await runCommand(['import', '-'], {
      input: JSON.stringify({ messages: examples.slice(0, 3).map(({ template }) => template) }),
    });
    expect(JSON.parse(output)).toHaveLength(3);
    expect((await runCommand(['check', '-'], { input: output })).code).toBe(0);
  });

  it('puts a part into a template and says so', async () => {
    const { output, remarks } = await runCommand(['import', '-'], {
      input: JSON.stringify({ title: 'Shoes', description: 'Light.' }),
    });
    expect(JSON.parse(output)).toMatchObject({ type: 'rich_card' });
    expect(remarks).toContain(
      'This is a card, not a whole template, so it was placed in a vertical rich card.',
    );
  });
});

describe('schema', () => {
  it('is the file that editors use', async () => {
    const { code, output } = await runCommand(['schema']);
    expect(code).toBe(0);
    expect(output).toBe(readFileSync('schemas/rcs-template.json', 'utf8'));
  });
});

describe('boundary', () => {
  it('writes a file for each case, the list of them, and a library file with all', async () => {
    const out = join(folder, 'boundary');
    const { code, output } = await runCommand(['boundary', '--out', out]);
    expect(code).toBe(0);
    const cases = JSON.parse(readFileSync(join(out, 'cases.json'), 'utf8')) as (BoundaryCase & {
      file: string;
    })[];
    expect(readdirSync(out).toSorted()).toEqual(
      [...cases.map(({ file }) => file), 'cases.json', 'drafts.json'].toSorted(),
    );
    expect(output).toMatch(new RegExp(`^${cases.length} templates in `));
    for (const { file, expected } of cases) {
      const issues = findTemplateIssues(JSON.parse(readFileSync(join(out, file), 'utf8')));
      expect([file, issues.length === 0]).toEqual([file, expected === 'accepted']);
    }
    const library = readLibraryFile(readFileSync(join(out, 'drafts.json'), 'utf8'), (entry) =>
      isRecord(entry) ? (entry as unknown as Draft) : undefined,
    );
    expect(library).toMatchObject({ ok: true, damaged: [] });
    expect(library.ok && library.drafts.length).toBe(cases.length);
  });

  it.each(['/proc/none', '/proc/none/below', '/dev/null/below'])(
    'says that %s cannot be written, and ends',
    async (out) => {
      const { code, remarks } = await runCommand(['boundary', '--out', out]);
      expect(code).toBe(2);
      expect(remarks).toMatch(/ cannot be written \(E\w+\)\. Choose another folder with --out\.\n/);
    },
  );

  it('prints the cases without a folder', async () => {
    const { output } = await runCommand(['boundary']);
    expect((JSON.parse(output) as BoundaryCase[])[0]).toMatchObject({
      id: '001-text_message-whole-filled',
      expected: 'accepted',
      template: { type: 'text_message' },
    });
  });
});

describe('the command line', () => {
  it('explains itself and each command, and ends with 0', async () => {
    const { code, output } = await runCommand(['--help']);
    expect(code).toBe(0);
    const commands = [...output.matchAll(/^ {2}(\w+)[ <[].*$/gm)].map(([, name = '']) => name);
    expect(commands).toEqual(
      expect.arrayContaining(['check', 'link', 'import', 'schema', 'boundary', 'explain', 'mcp', 'draw']),
    );
    for (const name of ['check', 'link', 'import', 'schema', 'boundary', 'explain', 'mcp', 'draw']) {
      // oxlint-disable-next-line no-await-in-loop
      const help = await runCommand([name, '--help']);
      expect(help).toMatchObject({
        code: 0,
        output: expect.stringMatching(`Usage: rcs-template ${name}`) as unknown,
      });
    }
    expect((await runCommand(['--version'])).output).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each([
    [['chek'], /unknown command 'chek'\n\(Did you mean check\?\)/],
    [['check'], /missing required argument 'files'/],
    [['check', '--jsno', 'a'], /unknown option '--jsno'\n\(Did you mean --json\?\)/],
    [['check', '--json', '--sarif', 'a'], /cannot be used with/],
    [['check', '--max-warnings', '-1', 'a'], /Enter a whole number/],
    [['draw', '--phone', 'nokia', '--out', 'a', 'a'], /Allowed choices are android, iphone, ios, both/],
    [['draw', 'a'], /required option '--out <folder>' not specified/],
    [['check', '--text-limit', '100', 'a'], /Allowed choices are 2500, 3072/],
    [[], /Usage: rcs-template/],
  ])('ends with 2 and a reason for %j', async (parameters, reason) => {
    const { code, output, remarks } = await runCommand(parameters);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(remarks).toMatch(reason);
  });
});

it.each(['draw', 'set check', 'set build', 'set send'])(
  '%s --help says what is required',
  async (command) => {
    const { output } = await runCommand([...command.split(' '), '--help']);
    const withoutOption = await runCommand([...command.split(' '), 'a']);
    const missing = [...withoutOption.remarks.matchAll(/required option '(.+?)' not/g)].map(
      ([, flag]) => flag,
    );
    expect(missing.length).toBeGreaterThan(0);
    for (const flag of missing)
      expect(output.replace(/\s+/g, ' ')).toMatch(new RegExp(`${flag} [^-]*\\(required\\)`));
  },
);

describe('docs/cli.md', () => {
  // The examples of docs/cli.md are run. A line that ends in … is the start of a line; … alone stands for the rest.

  const page = readFileSync('docs/cli.md', 'utf8');
  const documented = [...page.matchAll(/```console\n\$ rcs-template (.+)\n([^]*?)```/g)].map(
    ([, command = '', output = '']) => ({ command, output }),
  );

  it('has examples to run', () => expect(documented.length).toBeGreaterThanOrEqual(4));

  it.each(documented)('is right about rcs-template $command', async ({ command, output }) => {
    const ran = await runCommand(command.split(' '));
    const lines = `${ran.remarks}${ran.output}`.split('\n');
    const expected = output.split('\n');
    const rest = expected.indexOf('…');
    const stated = rest === -1 ? expected : expected.slice(0, rest);
    const shown = stated.map((line, index) =>
      line.endsWith('…') ? `${lines[index]?.slice(0, line.length - 1) ?? ''}…` : lines[index],
    );
    expect(shown.join('\n')).toBe(stated.join('\n'));
    if (rest === -1) expect(lines).toHaveLength(expected.length);
  });

  it('names every command of the program', async () => {
    const { output } = await runCommand(['--help']);
    const commands = [...output.matchAll(/^ {2}(\w+) .*$/gm)].map(([, name]) => name);
    expect(commands.length).toBeGreaterThan(4);
    for (const name of commands) expect(page).toContain(`\n## ${name}\n`);
  });
});
