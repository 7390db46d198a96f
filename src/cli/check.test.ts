import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { Ajv } from 'ajv';
import type { Log } from 'sarif';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { examples } from '../schema/examples/examples';
import { writeShareLink } from '../exchange/link/shareLink';
import { writeLibraryFile } from '../exchange/file/libraryFile';
import type { CheckedFile, Counts, IgnoredFile } from './findings';
import { listFolder } from './io/readInputs';
import { sarifRequirements } from './testing/sarifRequirements';
import { readStream } from './io/terminal';
import { runCommand } from './testing/runCommand';

const [example] = examples;
if (!example) throw new Error('There is no example.');
const good = JSON.stringify(example.template, null, 2);

const wrong = `{
  "name": "summer",
  "type": "carousel",
  "component": {
    "richCard": {
      "carouselCard": {
        "cardWidth": "SMALL",
        "cardContents": [
          { "title": "${'a'.repeat(201)}", "colour": "red" },
          {
            "suggestions": [{ "action": { "text": "Call", "dialAction": { "phoneNumber": "12" } } }]
          }
        ]
      }
    }
  }
}
`;

let folder = '';
const write = (name: string, text: string | Uint8Array) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rcs-template-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Report = { version: number; counts: Counts; files: CheckedFile[]; ignored: IgnoredFile[] };

async function checkJson(files: string[], input = '') {
  const { code, output } = await runCommand(['check', '--json', ...files], { input });
  const report = JSON.parse(output) as Report;
  const findings = report.files
    .flatMap((file) => ('templates' in file ? file.templates : []))
    .flatMap((one) => one.findings);
  return { code, report, findings };
}

describe('check', () => {
  it('ends with 0 for a template without errors, and says what it did not look at', async () => {
    const { code, output, remarks } = await runCommand(['check', write('good.json', good)]);
    expect(output).toMatch(/^1 file, 1 template: 0 errors, 0 warnings, \d+ tips?\.\nNot checked here: /m);
    expect({ code, remarks }).toEqual({ code: 0, remarks: '' });
  });

  it('gives up a file and an input that never end', async () => {
    const { code, output } = await runCommand(['check', '/dev/zero']);
    expect([code, output]).toEqual([2, expect.stringContaining('It is larger than 64 MB.')]);
    let given = 0;
    async function* endless() {
      for (;;) yield new Uint8Array(((given += 1), 1000));
    }
    expect(await readStream(endless(), 10_000)).toBeUndefined();
    expect(given).toBe(11);
  });

  it('finds what the interface refuses in the text itself: a byte order mark, and a key that comes twice', async () => {
    const twice = good.replace('{', '{ "type": "carousel",');
    const { code, findings } = await checkJson([write('marked.json', `\ufeff${twice}`)]);
    expect(code).toBe(1);
    expect(findings.filter(({ rule }) => rule === 'json')).toMatchObject([
      { level: 'error', path: '', message: expect.stringContaining('byte order mark') },
      { level: 'error', path: 'type', message: expect.stringMatching(/^“type” appears twice here/) },
    ]);
    const list = await checkJson(['-'], `[${good}, ${twice}]`);
    expect(list.findings.filter(({ rule }) => rule === 'json')).toMatchObject([{ path: 'type' }]);
  });

  it('checks with values in place of the parameters, and says what the worst of them break', async () => {
    const card = { title: `${'a'.repeat(170)} [custom_param1a]`, description: 'Your parcel comes.' };
    const template = {
      name: 'parcel',
      type: 'rich_card',
      component: { richCard: { standaloneCard: { cardOrientation: 'VERTICAL', cardContent: card } } },
    };
    const { code, findings } = await checkJson(['-'], JSON.stringify(template));
    expect(code).toBe(0);
    expect(findings.filter(({ rule }) => rule === 'sample-over-limit')).toMatchObject([
      {
        level: 'warning',
        path: 'component.richCard.standaloneCard.cardContent.title',
        message: expect.stringMatching(/^With the longest sample values: Title has/) as string,
      },
    ]);
  });

  it('names field, place, mistake and remedy, and ends with 1', async () => {
    const file = write('wrong.json', wrong);
    const { code, output } = await runCommand(['check', file]);
    expect(code).toBe(1);
    expect(output).toContain(
      `${file}\n     9:22  error    Title has 201 characters. Use 200 or fewer.\n                    Card 1 › Title · component.richCard.carouselCard.cardContents[0].title · limit`,
    );
    expect(output).toMatch(/9:237 {2}error {4}“colour” is not a field here\. Remove it\./);
    expect(output).toMatch(/11:\d+ {2}error {4}Phone number is not valid\./);
    expect(output).toMatch(/1 file, 1 template: 3 errors, 1 warning, \d+ tips?\./);
    const quiet = await runCommand(['check', '--quiet', file]);
    expect(quiet.output).not.toContain('buttons and may be refused');
    expect(quiet.output).toContain('3 errors, 1 warning');
  });

  it('fails for more warnings than are allowed', async () => {
    const placeholder = { name: 'a', type: 'text_message', component: { text: 'Hello {{name}}' } };
    const file = write('warned.json', JSON.stringify(placeholder));
    expect((await runCommand(['check', file])).code).toBe(0);
    expect((await runCommand(['check', '--max-warnings', '1', file])).code).toBe(0);
    expect((await runCommand(['check', '--max-warnings', '0', file])).code).toBe(1);
  });

  it('applies the stricter limit of a message text if it is asked to', async () => {
    const text = { name: 'a', type: 'text_message', component: { text: 'a'.repeat(2501) } };
    const file = write('long.json', JSON.stringify(text));
    expect((await runCommand(['check', file])).code).toBe(0);
    const { code, output } = await runCommand(['check', '--text-limit', '2500', file]);
    expect(code).toBe(1);
    expect(output).toContain('Message text has 2,501 characters. Use 2,500 or fewer.');
  });

  it('gives programs the same as JSON', async () => {
    const { code, report, findings } = await checkJson([write('wrong.json', wrong)]);
    expect(code).toBe(1);
    expect(report).toMatchObject({ version: 1, counts: { files: 1, templates: 1, error: 3, warning: 1 } });
    expect(report.files[0]).toMatchObject({ templates: [{ name: 'summer', type: 'carousel' }] });
    expect(findings[0]).toEqual({
      level: 'error',
      rule: 'limit',
      path: 'component.richCard.carouselCard.cardContents[0].title',
      name: 'Card 1 › Title',
      message: 'Title has 201 characters. Use 200 or fewer.',
      region: { startLine: 9, startColumn: 22, endLine: 9, endColumn: 225 },
    });
  });

  it('takes a list of templates, a library file, and the key that names the schema', async () => {
    const list = `[${good},\n${wrong}]`;
    const lines = good.split('\n').length;
    const { report, findings } = await checkJson([write('list.json', list)]);
    expect(report.counts).toMatchObject({ templates: 2, error: 3 });
    expect(findings.find(({ rule }) => rule === 'limit')?.region?.startLine).toBe(lines + 9);
    const draft = { stash: {}, sendings: [], createdAt: 1, changedAt: 1 };
    const library = writeLibraryFile(
      examples.map(({ id, template }) => ({ ...draft, id, template })),
      0,
    );
    expect((await checkJson([write('library.json', library)])).report.counts).toMatchObject({
      templates: examples.length,
      error: 0,
    });
    const named = JSON.stringify({ $schema: './rcs-template.json', ...example.template });
    expect((await checkJson([write('named.json', named)])).report.counts).toMatchObject({
      error: 0,
      note: 0,
    });
  });

  it('reads every other form as the page does, and warns that it is no request body', async () => {
    const answer = JSON.stringify({ ...example.template, status: 'pending' });
    for (const text of [
      answer,
      JSON.stringify(example.template.component),
      `curl https://x.test -d '${answer.replaceAll("'", String.raw`'\''`)}'`,
      await writeShareLink(example.template),
    ]) {
      // oxlint-disable-next-line no-await-in-loop
      const { report, findings } = await checkJson(['-'], text);
      expect(report.counts.templates).toBe(1);
      expect(findings).toContainEqual(expect.objectContaining({ level: 'warning', rule: 'not-a-request' }));
    }
    const { findings } = await checkJson(['-'], answer);
    expect(findings.at(-1)).toMatchObject({ level: 'note', rule: 'import', path: 'status' });
  });

  it('takes a request body of which a part is missing as it stands', async () => {
    const { type, component, name } = example.template;
    for (const [part, path] of [
      [{ name, component }, 'type'],
      [{ type, component }, 'name'],
      [{ name, type }, 'component'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      const { code, findings } = await checkJson(['-'], JSON.stringify(part));
      expect(code).toBe(1);
      expect(findings[0]).toMatchObject({ level: 'error', path });
    }
  });

  it('ends with 2 where a file cannot be read, and still checks the others', async () => {
    const files = [
      write('broken.json', '{\n  "name": "a",\n  "type" "carousel"\n}'),
      write('plain.txt', 'Hello, this is no template.'),
      write('bytes.json', new Uint8Array([0xff, 0xc0, 0x00])),
      join(folder, 'absent.json'),
      mkdtempSync(join(folder, 'empty-')),
      write('wrong.json', wrong),
    ];
    const { code, output } = await runCommand(['check', ...files]);
    expect(code).toBe(2);
    expect(output).toMatch(/broken\.json\n {2}3:\d+ {2}unreadable {2}Line 3, column \d+: /);
    expect(output).toMatch(/plain\.txt\n {2}unreadable {2}No template found/);
    expect(output).toMatch(/bytes\.json\n {2}unreadable {2}It is not text: its 3 bytes are not UTF-8/);
    expect(output).toMatch(/absent\.json\n {2}unreadable {2}There is no such file\./);
    expect(output).toMatch(/empty-\w+\n {2}unreadable {2}This folder contains no templates\./);
    expect(output).toMatch(/6 files, 1 template: 3 errors, .* 5 files could not be read\.$/m);
  });

  it('reads a file that Windows PowerShell wrote', async () => {
    const bytes = Buffer.from(`\ufeff${good}`, 'utf16le');
    expect((await runCommand(['check', write('utf16.json', bytes)])).code).toBe(0);
  });

  it('has colours on request only', async () => {
    const file = write('wrong.json', wrong);
    const escape = '\u001b[';
    const outputOf = async (environment: Record<string, string>) =>
      (await runCommand(['check', file], { environment })).output;
    expect(await outputOf({})).not.toContain(escape);
    expect(await outputOf({ FORCE_COLOR: '1' })).toContain(escape);
    expect(await outputOf({ FORCE_COLOR: '1', NO_COLOR: '1' })).not.toContain(escape);
  });
});

describe('check of a folder', () => {
  let place = '';
  const put = (name: string, text: string) => {
    const file = join(place, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };
  const answer = JSON.stringify({ ...example.template, status: 'pending' });

  beforeEach(() => {
    place = mkdtempSync(join(folder, 'folder-'));
    put('a/good.json', good);
    put('a/answers.json', `{ "templates": [${answer}] }`);
    put('b.rcs-template.json', wrong);
    put('package.json', '{ "name": "shop", "type": "module", "description": "A shop.", "version": "1.0.0" }');
    put('tsconfig.json', '{ // Comments are usual here.\n  "compilerOptions": {}, }');
    put('lock.json', JSON.stringify(Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [i, 1]))));
  });

  it('finds the templates below it by their content or name, and says what it left out', async () => {
    put('node_modules/shop/template.json', wrong);
    put('.cache/template.json', wrong);
    put('notes.txt', wrong);
    symlinkSync(place, join(place, 'circle'));
    symlinkSync(put('linked', wrong), join(place, 'link.json'));
    const { code, report } = await checkJson([place]);
    expect(code).toBe(1);
    expect(report.files.map(({ file }) => relative(place, file))).toEqual([
      join('a', 'answers.json'),
      join('a', 'good.json'),
      'b.rcs-template.json',
    ]);
    expect(report.counts).toMatchObject({ files: 3, templates: 3, unreadable: 0, error: 3 });
    expect(report.ignored.map(({ file, problem }) => [relative(place, file), problem])).toEqual([
      ['link.json', 'Symbolic links are not followed.'],
      ['lock.json', 'No template found.'],
      ['package.json', 'No template found.'],
      ['tsconfig.json', 'No template found.'],
    ]);
    const { output } = await runCommand(['check', place]);
    expect(output).toMatch(
      /^Skipped: \S*lock\.json, \S*package\.json, \S*tsconfig\.json\. No template found\.$/m,
    );
  });

  it('takes a file with a mistake in its JSON for a template, and ends with 2', async () => {
    put('promo.json', good.replace(':', ''));
    put('named.rcs-template.json', '{ "dependencies": {} }');
    const { code, report } = await checkJson([place]);
    expect(code).toBe(2);
    expect(report.counts).toMatchObject({ files: 5, templates: 3, unreadable: 2 });
  });

  it('reads each file once, beside files that are named', async () => {
    const good2 = join(place, 'a', 'good.json');
    const { report } = await checkJson([place, join(place, 'a'), good2]);
    expect(report.files.filter(({ file }) => file === good2)).toHaveLength(1);
    expect(report.counts.files).toBe(3);
  });

  it('refuses one without a template, and one with too many entries', async () => {
    const other = mkdtempSync(join(folder, 'other-'));
    writeFileSync(join(other, 'package.json'), '{ "name": "shop" }');
    const { code, report } = await checkJson([other]);
    expect(code).toBe(2);
    expect(report.files).toEqual([{ file: other, ok: false, problem: 'This folder contains no templates.' }]);
    expect(await listFolder(place, 3)).toEqual([
      { file: place, problem: 'It has more than 3 files and folders. Choose a smaller folder.' },
    ]);
  });
});

describe('check --sarif', () => {
  it('has every part that the format requires, with places and stable identities', async () => {
    const file = relative(process.cwd(), write('wrong name.json', wrong));
    const broken = relative(process.cwd(), write('broken.json', '{'));
    const { code, output } = await runCommand(['check', '--sarif', file, broken]);
    expect(code).toBe(2);
    const validate = new Ajv({ strict: false }).compile(sarifRequirements);
    const log = JSON.parse(output) as Log;
    expect([validate(log), validate.errors]).toEqual([true, null]);
    const [{ results = [], tool, invocations } = { results: [], tool: { driver: { name: '' } } }] = log.runs;
    const told = results.filter(({ level }) => level !== 'note');
    expect(told.map(({ ruleId, level }) => `${level} ${ruleId}`)).toEqual([
      'error limit',
      'error unknown-field',
      'error form',
      'warning suggestions-alone',
      'error unreadable',
    ]);
    for (const { ruleId, ruleIndex = -1 } of results) expect(tool.driver.rules?.[ruleIndex]?.id).toBe(ruleId);
    const [first] = results;
    expect(first?.message.text).toBe('Card 1 › Title: Title has 201 characters. Use 200 or fewer.');
    expect(first?.locations?.[0]?.physicalLocation).toMatchObject({
      artifactLocation: { uri: expect.stringMatching(/\/wrong%20name\.json$/) as unknown },
      region: { startLine: 9, startColumn: 22, endLine: 9, endColumn: 225 },
    });
    expect(invocations?.[0]?.executionSuccessful).toBe(false);

    // A line above a finding does not change its identity.
    write('wrong name.json', `\n\n${wrong}`);
    const moved = JSON.parse((await runCommand(['check', '--sarif', file])).output) as Log;
    expect(moved.runs[0]?.results?.[0]?.partialFingerprints).toEqual(first?.partialFingerprints);
  });

  it('is written to a file beside the text', async () => {
    const target = join(folder, 'out.sarif');
    const { output } = await runCommand(['check', '--sarif-file', target, write('wrong.json', wrong)]);
    expect(output).toContain('3 errors');
    expect(JSON.parse(readFileSync(target, 'utf8'))).toMatchObject({ version: '2.1.0' });
  });

  it('whose file cannot be written ends with the reason', async () => {
    const target = join(folder, 'missing', 'out.sarif');
    const { code, output, remarks } = await runCommand([
      'check',
      '--sarif-file',
      target,
      write('wrong.json', wrong),
    ]);
    expect(code).toBe(2);
    expect(output).toContain('3 errors');
    expect(remarks).toContain('its folder does not exist');
  });
});
