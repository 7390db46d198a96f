import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { examples } from '../../schema/examples/examples';
import { isRecord } from '../../lib/values';
import { runProcess } from '../testing/runProcess';

// A packed copy, unpacked where nothing is installed.

let folder = '';
let files: string[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rcs-pack-'));
  // The build is fresh already, so its script is not run again.
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  execFileSync(npm, ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], {
    stdio: 'ignore',
  });
  const [archive = ''] = readdirSync(folder);
  execFileSync('tar', ['-xzf', archive], { cwd: folder });
  files = readdirSync(join(folder, 'package'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, 'package').length + 1));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...parameters: string[]) =>
  runProcess([join(folder, 'package/dist/cli/rcs-template.js'), ...parameters], {
    cwd: folder,
    input: JSON.stringify(examples[0]?.template),
  });

it('holds the commands, the page to draw with, the element, the schema, the documentation, and nothing else', () => {
  const places = new Set(files.map((file) => file.replace(/^(dist\/\w+|docs)\/.*$/, '$1')));
  expect([...places].toSorted()).toEqual([
    'ARCHITECTURE.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'LICENSE',
    'README.md',
    'action/action.yml',
    'dist/cli',
    'dist/element',
    'dist/page',
    'docs',
    'package.json',
    'schemas/rcs-template.json',
  ]);
  expect(files).toContain('dist/page/index.html');
  expect(files.filter((file) => /\.(?:ts|tsx|map)$|(?:^|\/)sw\.js$/.test(file)).toSorted()).toEqual([
    'dist/element/rcs-message.d.ts',
    'dist/element/react.d.ts',
  ]);
});

it('has every file that its documentation links to', () => {
  const pages = files.filter((file) => file.endsWith('.md'));
  const dead = pages.flatMap((page) => {
    const text = readFileSync(join(folder, 'package', page), 'utf8').replaceAll(/```[^]*?```|`[^`\n]*`/g, '');
    const links = [...text.matchAll(/\]\(([^)\s#]+)|\b(?:src|srcset|href)="([^"#]+)/g)];
    return links
      .map(([, link = '', attribute = link]) => attribute)
      .filter((link) => !/^[a-z]+:/.test(link) && !files.includes(posix.join(posix.dirname(page), link)))
      .map((link) => `${page}: ${link}`);
  });
  expect(pages).toContain('docs/cli.md');
  expect(dead).toEqual([]);
});

it('has an element of at most 90 kB', () => {
  const script = readFileSync(join(folder, 'package/dist/element/rcs-message.js'));
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(90_000);
});

it('runs without any package, but for the browser of draw', async () => {
  expect(await run('check', '-')).toMatchObject({ code: 0, remarks: '' });
  expect((await run('schema')).output).toBe(readFileSync('schemas/rcs-template.json', 'utf8'));
  expect((await run('boundary')).code).toBe(0);
  expect(await run('draw', '-', '--out', folder)).toMatchObject({
    code: 2,
    remarks: 'Drawing needs the package playwright-core. Install it with npm and try again.\n',
  });
});

it('needs the packages of the server and of draw at run time, and none of the page', () => {
  const { dependencies } = JSON.parse(readFileSync(resolve('package.json'), 'utf8')) as {
    dependencies: unknown;
  };
  const stated = isRecord(dependencies) ? Object.keys(dependencies) : [];
  const imported = readdirSync('dist/server', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [
      ...readFileSync(join('dist/server', file), 'utf8').matchAll(
        /(?:from|import\(|import) ?["']((?:@[\w-]+\/)?\w[\w.-]*)(?:\/[\w./-]*)?["']/g,
      ),
    ])
    .map(([, name = '']) => name);
  const needed = new Set(imported);
  expect([...needed].filter((name) => !stated.includes(name))).toEqual([]);
  for (const name of ['react', 'react-dom', '@codemirror/view']) expect(stated).not.toContain(name);
});
