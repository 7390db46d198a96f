// @module-tag slow
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findExample } from '../../schema/examples/examples';
import { program, runProcess } from '../testing/runProcess';

const fashion = JSON.stringify(findExample('fashion')?.template);
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rcs-template-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('checks standard input, and ends with 0, 1 or 2', async () => {
  const good = await runProcess([program, 'check', '-'], { input: fashion });
  expect(good).toMatchObject({ code: 0, remarks: '' });
  expect(good.output).toMatch(/^standard input|^1 file, 1 template: 0 errors/m);
  const wrong = await runProcess([program, 'check', '--json', '-'], {
    input: fashion.replace('"name"', '"nom"'),
  });
  expect(wrong.code).toBe(1);
  expect(JSON.parse(wrong.output)).toMatchObject({ counts: { error: 2 } });
  expect(await runProcess([program, 'check', join(folder, 'absent.json')])).toMatchObject({ code: 2 });
  expect(await runProcess([program, 'nothing'])).toMatchObject({ code: 2, output: '' });
});

it('holds everything that it needs, but for the browser of draw', () => {
  const files = readdirSync('dist/cli', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const imported = files.flatMap((file) =>
    [
      ...readFileSync(join('dist/cli', file), 'utf8').matchAll(
        /(?:^|[;\n])(?:import|export)[^;'"`()]*?from\s*["']([^."'][^"']*)["']|\bimport\(["']([^."'][^"']*)["']\)/g,
      ),
    ].map(([, from, loaded]) => from ?? loaded ?? ''),
  );
  const packages = [...new Set(imported)].filter((name) => !name.startsWith('node:'));
  expect(packages).toEqual(['playwright-core']);
});

/** Width and height of a PNG. */
function sizeOf(file: string): [number, number] {
  const bytes = readFileSync(file);
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

it('draws both phones of each file, and goes on after one that it cannot draw', async () => {
  const carousel = join(folder, 'fashion.rcs-template.json');
  const broken = join(folder, 'broken.json');
  const odd = join(folder, 'odd.json');
  writeFileSync(carousel, fashion);
  writeFileSync(broken, '{');
  writeFileSync(odd, '{"name":"odd","type":"text_message","component":{"text":7}}');
  const out = join(folder, 'drawings');
  const shown = '--scale 1 --theme dark --text largest --width 360 --card 2';
  const { code, output, remarks } = await runProcess([
    program,
    'draw',
    broken,
    odd,
    carousel,
    '--no-pictures',
    ...shown.split(' '),
    '--out',
    out,
  ]);
  expect(remarks).toMatch(/broken\.json.*: .*\n.*has the wrong kind of value/);
  expect(output).toBe(`${out}/fashion-android.png\n${out}/fashion-ios.png\n`);
  expect(code).toBe(2);
  const [android, ios] = [sizeOf(join(out, 'fashion-android.png')), sizeOf(join(out, 'fashion-ios.png'))];
  // The whole phone: taller than two widths would be wide.
  for (const [width, height] of [android, ios]) {
    expect(width).toBeGreaterThan(350);
    expect(height).toBeGreaterThan(700);
  }
});

it('draws what is piped: a body without a name, and the share link that another command prints', async () => {
  const out = join(folder, 'piped');
  const pipe = async (input: string) => {
    const options = ['--phone', 'iphone', '--scale', '1', '--no-pictures', '--out', out];
    const { code, output } = await runProcess([program, 'draw', '-', ...options], { input });
    expect(code).toBe(0);
    return { file: output.trim(), png: readFileSync(output.trim()) };
  };
  const unnamed = await pipe('{"type":"text_message","component":{"text":"Hello"}}');
  expect(unnamed.file).toBe(`${out}/template-ios.png`);
  const body = await pipe(fashion);
  const { output: link } = await runProcess([program, 'link', '-'], { input: fashion });
  expect(link).toMatch(/^http.*#v1\./);
  const linked = await pipe(link);
  expect(linked.file).toBe(body.file);
  expect(linked.png.equals(body.png)).toBe(true);
  expect(unnamed.png.equals(body.png)).toBe(false);
});

it('says what to install where there is no browser', async () => {
  const env = { ...process.env, CHROMIUM: join(folder, 'no-browser') };
  const { code, remarks } = await runProcess([program, 'draw', '-', '--out', folder], {
    input: fashion,
    env,
  });
  expect(code).toBe(2);
  expect(remarks).toMatch(
    /^CHROMIUM is set to .*no-browser, but there is no such file\. Correct the path or unset CHROMIUM\.\n$/,
  );
});
