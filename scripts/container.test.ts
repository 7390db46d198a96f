import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.mjs';

// The container files cannot be run in these tests. These check what they name.

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const linesOf = (path: string) =>
  read(path)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const containerfile = read('Containerfile');
const settings = readdirSync(join(root, 'src/server/settings'))
  .map((name) => read(`src/server/settings/${name}`))
  .join('');
const { scripts, dependencies } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
};

test('every file that the build of the image copies exists, and the build has what it needs', () => {
  const copied = matches(containerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((files) => files.split(' '));
  expect(copied).toEqual(['package.json', 'package-lock.json', '.']);
  const [first, ...kept] = linesOf('.dockerignore');
  expect(first).toBe('*');
  for (const line of kept) {
    expect(line).toMatch(/^!/);
    expect(existsSync(join(root, line.slice(1)))).toBe(true);
  }
  // The configuration of the build imports nothing outside of the copied folders.
  for (const path of matches(read('vite.config.ts'), /from '\.\/([^']+)'/g))
    expect(kept).toContain(`!${path.split('/')[0] ?? ''}`);
  const configurations = ['vite.config.ts', ...matches(scripts['build'] ?? '', / -c (\S+)/g)];
  // A page shows the documentation of the element.
  for (const path of [...configurations, 'docs/element.md']) expect(kept).toContain(`!${path}`);
});

test('every command of the image exists', () => {
  const commands = matches(containerfile, /npm run (\S+)/g);
  expect(commands).toEqual(['build']);
  for (const command of commands) expect(scripts).toHaveProperty(command);
  const built = matches(read('vite.config.ts'), /'src\/server\/(\w+)\.ts'/g);
  const run = [...matches(containerfile, /"dist\/server\/(\w+)\.js"/g), 'backup', 'restore'];
  for (const name of run) expect(built).toContain(name);
  expect(run).toContain('main');
});

test('every setting of the container files exists', () => {
  const inImage = matches(containerfile, /(\b[A-Z][A-Z_]+)=/g).filter((name) => name !== 'NODE_ENV');
  const inCompose = matches(read('compose.yaml'), /^ {6}([A-Z][A-Z_]+):/gm);
  expect(inImage.length + inCompose.length).toBeGreaterThan(8);
  for (const name of [...inImage, ...inCompose])
    expect(settings).toMatch(new RegExp(`^ +${name.replace(/_FILE$/, '')}:`, 'm'));
});

/** The packages that a source file imports, with those of all files that it imports. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = matches(read(file), /^(?:import|export) [^'"]*?from '([^']+)'/gm);
  return imports
    .filter((name) => !name.endsWith('.json'))
    .flatMap((name) => (name.startsWith('.') ? packagesOf(`${join(dirname(file), name)}.ts`, seen) : [name]));
}

test('the server runs without the packages that only the page and the development need', () => {
  const entries = ['main', 'backup', 'restore'].map((name) => `src/server/${name}.ts`);
  const imported = entries.flatMap((entry) => packagesOf(entry)).filter((name) => !name.startsWith('node:'));
  const packages = new Set(imported.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name));
  expect(packages.size).toBeGreaterThan(8);
  for (const name of packages) expect(Object.keys(dependencies)).toContain(name);
});

test('the container may do no more than it needs, and somebody may send', () => {
  const compose = linesOf('compose.yaml')
    .filter((line) => !/^ *#/.test(line))
    .join('\n');
  for (const line of [
    'read_only: true',
    'cap_drop: [ALL]',
    'no-new-privileges:true',
    'mem_limit:',
    'pids_limit:',
  ])
    expect(compose).toContain(line);
  expect(compose).toMatch(/OIDC_ROLES: .*"roles": \{.*"sender"/);
  expect(compose).toMatch(/TRUSTED_PROXY_ADDRESSES: \d/);
});
