import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from './run.mjs';

const ground = ['lib', 'schema', 'advice', 'exchange', 'ui', 'http'];
const around = [...ground, 'preview', 'editor', 'library', 'submission', 'workspace'];

/** What each room may import, written apart from the rules in .oxlintrc.json that hold it. */
const rooms: Record<string, string[]> = {
  lib: [],
  schema: ['lib'],
  advice: ['lib', 'schema'],
  exchange: ['lib', 'schema'],
  ui: ['lib'],
  http: ['lib'],
  preview: ['lib', 'schema'],
  element: ['lib', 'schema', 'exchange', 'preview'],
  editor: ground,
  library: ground,
  submission: ground,
  verification: ground,
  server: ['lib', 'schema'],
  cli: ['lib', 'schema', 'advice', 'exchange'],
  workspace: [...ground, 'preview', 'editor', 'library', 'submission'],
  senders: around,
  team: around,
  review: [...around, 'phones'],
  sets: [...around, 'phones'],
  pictures: around,
  phones: [...around, 'senders'],
  checks: [...around, 'pictures'],
  sharing: [...around, 'senders', 'phones', 'checks'],
  importing: [...around, 'senders', 'pictures', 'phones', 'checks', 'sharing'],
  app: [
    ...around,
    'verification',
    'senders',
    'team',
    'review',
    'pictures',
    'phones',
    'checks',
    'sharing',
    'importing',
    'sets',
  ],
};

/** Packages that a room must not import. */
const packages: Record<string, string[]> = {
  lib: ['react', 'zod', 'node:fs', 'hono'],
  schema: ['react', 'lucide-react', 'node:fs', 'kysely', 'idb'],
  advice: ['react', 'node:path'],
  exchange: ['react-hook-form', 'node:path'],
  preview: ['react-hook-form', 'wouter', '@tanstack/react-query', 'node:fs'],
  element: ['react-hook-form', 'wouter', '@tanstack/react-query', 'node:fs', 'idb'],
  ui: ['node:fs', 'idb'],
  editor: ['hono/cookie', 'idb', 'pg'],
  app: ['kysely', 'idb'],
  server: ['react', 'react-dom/server', '@tanstack/react-query'],
  cli: ['react', 'wouter'],
};

/** Each way to import. */
const imports = [
  (path: string) => `import { thing } from '${path}';\nexport const used = thing;`,
  (path: string) => `import type { Thing } from '${path}';\nexport const used: Thing = 1;`,
  (path: string) => `export { thing } from '${path}';`,
  (path: string) => `export type { Thing } from '${path}';`,
  (path: string) => `export const load = () => import('${path}');`,
  (path: string) => `export type Inline = import('${path}').Thing;`,
];

/** The import of one room by another. The ways take turns: which of them count is one setting for all rooms. */
function importOf(path: string, at: number): string {
  return imports[at % imports.length]?.(path) ?? '';
}

const house = mkdtempSync(join(tmpdir(), 'rcs-walls-'));
afterAll(() => rmSync(house, { recursive: true, force: true }));

function plant(file: string, text: string) {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), `${text}\n`);
}

const names = Object.keys(rooms);
const forbidden = (room: string) => names.filter((other) => other !== room && !rooms[room]?.includes(other));
for (const [row, room] of names.entries()) {
  plant(`src/${room}/thing.ts`, 'export const thing = 1;\nexport type Thing = number;');
  for (const [column, other] of names.entries())
    if (other !== room)
      plant(`src/${room}/inner/${other}.ts`, importOf(`../../${other}/thing`, row + column));
  // A folder inside of a room may be called like another room.
  for (const [at, other] of forbidden(room).entries()) {
    plant(`src/${room}/${other}/thing.ts`, 'export const thing = 1;\nexport type Thing = number;');
    plant(`src/${room}/inner/own-${other}.ts`, importOf(`../${other}/thing`, row + at));
  }
  for (const [index, name] of (packages[room] ?? []).entries())
    plant(`src/${room}/package-${index}.ts`, `import '${name}';`);
}
plant('src/schema/first.ts', "import { second } from './second';\nexport const first = () => second;");
plant('src/schema/second.ts', "import { first } from './first';\nexport const second = () => first;");
for (const at of imports.keys()) {
  plant(`src/lib/way-${at}.ts`, importOf('../app/thing', at));
  plant(`src/lib/breach-${at}.test.ts`, importOf('../app/thing', at));
}

type Finding = { code: string; message: string; filename: string; labels: { span: { line: number } }[] };

/** Lints the planted house with the configuration of the project. */
function lint(): Finding[] {
  cpSync(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
  const linter = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [linter, '--format=json'], {
    cwd: house,
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
  });
  return (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics;
}

const findings = lint();
const breaches = findings.filter(({ code }) => code === 'boundaries(dependencies)');
const linesOf = (file: string) =>
  breaches.filter(({ filename }) => filename === file).map(({ labels }) => labels[0]?.span.line);

describe('the walls', () => {
  it('stand around each folder of src', () => {
    const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((one) =>
      one.isDirectory(),
    );
    expect(folders.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });

  describe.each(names)('of %s', (room) => {
    it('keep out each room that it may not import', () => {
      const seen = forbidden(room).map((other) => [other, linesOf(`src/${room}/inner/${other}.ts`)]);
      expect(seen).toEqual(forbidden(room).map((other) => [other, [1]]));
    });
    it('let in the rooms that it may import, and its own folders', () => {
      const wrong = breaches
        .map(({ filename }) => filename)
        .filter((file) => file.startsWith(`src/${room}/`));
      const allowed = rooms[room]?.map((other) => `src/${room}/inner/${other}.ts`) ?? [];
      expect(wrong.filter((file) => allowed.includes(file) || file.includes('/own-'))).toEqual([]);
    });
    it('keep out the packages that it may not use', () => {
      const unseen = (packages[room] ?? []).filter(
        (_, index) => linesOf(`src/${room}/package-${index}.ts`).length === 0,
      );
      expect(unseen).toEqual([]);
    });
  });

  it('name the room and the place of the rules', () => {
    const [breach] = breaches.filter(({ filename }) => filename === 'src/preview/inner/editor.ts');
    expect(breach?.message).toBe(
      'preview may not import this: .oxlintrc.json lists what each room may import.',
    );
  });

  it('hold for each way to import', () => {
    const seen = [...imports.keys()].map((at) => linesOf(`src/lib/way-${at}.ts`));
    expect(seen).toEqual(imports.map(() => [1]));
  });

  it('do not hold for tests', () => {
    expect([...imports.keys()].flatMap((at) => linesOf(`src/lib/breach-${at}.test.ts`))).toEqual([]);
  });

  it('do not allow an import cycle', () => {
    const cycles = findings.filter(({ code }) => code.includes('no-cycle'));
    expect(cycles.map(({ filename }) => filename)).toContain('src/schema/first.ts');
  });
});
