import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isInStep, oxlintConfig, rooms } from './walls.mjs';
import { root } from './run.mjs';

const house = mkdtempSync(join(tmpdir(), 'rcs-walls-'));
afterAll(() => rmSync(house, { recursive: true, force: true }));

const names = Object.keys(rooms) as (keyof typeof rooms)[];
const mayNot = (name: keyof typeof rooms) =>
  names.filter((other) => other !== name && !(rooms[name].may as string[]).includes(other));

const ways = {
  static: (path: string) => `import { thing } from '${path}';\nexport const used = thing;\n`,
  dynamic: (path: string) => `export const load = () => import('${path}');\n`,
  're-exported': (path: string) => `export { thing } from '${path}';\n`,
};

function plant(file: string, text: string) {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
}

type Finding = { code: string; filename: string };

/** Lints the planted house with the real configuration. */
function lint(): Finding[] {
  writeFileSync(join(house, '.oxlintrc.json'), JSON.stringify(oxlintConfig()));
  try {
    execFileSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json'], {
      cwd: house,
    });
    return [];
  } catch (error) {
    const { stdout } = error as { stdout: Buffer };
    return (JSON.parse(stdout.toString()) as { diagnostics: Finding[] }).diagnostics;
  }
}

/** Folders of a room at two depths, with the way from them to `src`. */
const places = [
  { folder: '', up: '../' },
  { folder: 'inner/', up: '../../' },
  { folder: 'inner/most/', up: '../../../' },
];

for (const name of names) {
  plant(`src/${name}/thing.ts`, 'export const thing = 1;\n');
  plant(`src/${name}/inner/namesake.ts`, ways.static(`../${mayNot(name)[0]}/thing`));
  for (const other of mayNot(name)) {
    plant(`src/${name}/${other}/thing.ts`, 'export const thing = 1;\n');
    for (const [way, write] of Object.entries(ways)) {
      for (const { folder, up } of places)
        plant(`src/${name}/${folder}${way}-${other}.ts`, write(`${up}${other}/thing`));
    }
  }
  for (const other of rooms[name].may)
    plant(`src/${name}/allowed-${other}.ts`, ways.static(`../${other}/thing`));
}
plant('src/schema/react.ts', "import { createElement } from 'react';\nexport const used = createElement;\n");
plant('src/schema/first.ts', "import { second } from './second';\nexport const first = () => second;\n");
plant('src/schema/second.ts', "import { first } from './first';\nexport const second = () => first;\n");
const useForm = "import { useForm } from 'react-hook-form';\nexport const used = useForm;\n";
for (const folder of ['editor/fields', 'verification', 'senders', 'preview', 'ui', 'http', 'schema'])
  plant(`src/${folder}/form.ts`, useForm);
const findings = lint();
const breaches = new Set(
  findings.filter(({ code }) => code.includes('no-restricted-imports')).map(({ filename }) => filename),
);

describe('the walls', () => {
  it('stand in the lint configuration as the table says', () => {
    expect(isInStep()).toBe(true);
  });

  for (const name of names) {
    for (const way of Object.keys(ways)) {
      it(`keep every ${way} import out of ${name} that it may not have`, () => {
        const planted = mayNot(name).flatMap((other) =>
          places.map(({ folder }) => `src/${name}/${folder}${way}-${other}.ts`),
        );
        expect(planted.length).toBeGreaterThan(0);
        expect(planted.filter((file) => !breaches.has(file))).toEqual([]);
      });
    }
    it(`let ${name} have a folder that is called like another room`, () => {
      expect(breaches).not.toContain(`src/${name}/inner/namesake.ts`);
    });
    it(`let ${name} import the rooms below it`, () => {
      expect(rooms[name].may.filter((other) => breaches.has(`src/${name}/allowed-${other}.ts`))).toEqual([]);
    });
  }

  it('keep React out of the schema', () => {
    expect(breaches).toContain('src/schema/react.ts');
  });

  it('keep the form library out of the rooms without forms', () => {
    const planted = [...breaches].filter((file) => file.endsWith('/form.ts'));
    expect(planted.toSorted()).toEqual([
      'src/http/form.ts',
      'src/preview/form.ts',
      'src/schema/form.ts',
      'src/ui/form.ts',
    ]);
  });

  it('do not allow an import cycle', () => {
    expect(
      findings.some(({ code, filename }) => code.includes('no-cycle') && filename.includes('src/schema/')),
    ).toBe(true);
  });
});
