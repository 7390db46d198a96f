import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.mjs';

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
  join('src', file),
);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The classes that a style sheet has a rule for. */
function classesIn(sheet: string): string[] {
  const rules = read(sheet).replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...new Set([...rules.matchAll(/\.([a-zA-Z_][\w-]*)(?=[^{}]*\{)/g)].map(([, name]) => name ?? ''))];
}

/** The classes that components name, by sheet; `*` stands for one that is chosen while the page runs. */
function namedClasses(): Map<string, Map<string, string>> {
  const named = new Map<string, Map<string, string>>();
  for (const file of files.filter((one) => /\.tsx?$/.test(one))) {
    const code = read(file);
    for (const [, variable = '', path = ''] of code.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)) {
      const sheet = join(dirname(file), path);
      const classes = named.get(sheet) ?? new Map<string, string>();
      named.set(sheet, classes);
      for (const [, name] of code.matchAll(
        new RegExp(`\\b${variable}(?:\\.(?!module\\.css)(\\w+)|\\[)`, 'g'),
      ))
        classes.set(name ?? '*', file);
      // A sheet that is handed on whole: its receiver chooses.
      if (new RegExp(`[:,{(]\\s*${variable}\\s*[,})]`).test(code)) classes.set('*', file);
    }
  }
  return named;
}

it('each class that a component names is in its style sheet, and each class of a sheet is named', () => {
  const named = namedClasses();
  const sheets = files.filter((file) => file.endsWith('.module.css'));
  expect(sheets.length).toBeGreaterThan(100);
  const mistakes = sheets.flatMap((sheet) => {
    const classes = classesIn(sheet);
    const uses = named.get(sheet) ?? new Map<string, string>();
    return [
      ...[...uses].flatMap(([name, file]) =>
        name === '*' || classes.includes(name)
          ? []
          : [`${file} names .${name}, which ${sheet} does not have`],
      ),
      ...classes.flatMap((name) =>
        uses.has('*') || uses.has(name) ? [] : [`Nothing names .${name} of ${sheet}`],
      ),
    ];
  });
  expect(mistakes).toEqual([]);
});
