import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.mjs';

type Source = { file: string; text: string; words: Set<string> };

/** `.`: the configurations at the root. */
const sources: Source[] = ['src', 'e2e', 'scripts', 'action', '.'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: folder !== '.', encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    .map((file) => {
      const text = readFileSync(join(root, folder, file), 'utf8');
      return { file: join(folder, file), text, words: new Set(text.match(/[A-Za-z_$][\w$]*/g)) };
    }),
);
const isForTests = (file: string) =>
  /\.(?:test|spec)\.|\/(?:testing|endurance)\//.test(file) || file.startsWith('e2e/');

/** The files that contain each word. */
const filesOf = new Map<string, string[]>();
for (const { file, words } of sources)
  for (const word of words) {
    const files = filesOf.get(word);
    if (files) files.push(file);
    else filesOf.set(word, [file]);
  }

it('each exported function and constant is used by another file, and not by tests alone', () => {
  expect(sources.length).toBeGreaterThan(2000);
  const unused = sources
    .filter(({ file }) => file.startsWith('src/') && !isForTests(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/^export (?:async )?(?:const|function\*?|class) ([\w$]+)/gm)]
        .map(([, name = '']) => name)
        .filter((name) => {
          const others = (filesOf.get(name) ?? []).filter((other) => other !== file);
          const isUsedHere = text.split(new RegExp(`\\b${name}\\b`)).length > 2;
          // A file may show an inner part of itself to its tests.
          return others.length === 0 || (others.every(isForTests) && !isUsedHere);
        })
        .map((name) => `${file}: ${name}`),
    );
  expect(unused).toEqual([]);
});
