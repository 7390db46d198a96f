import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.mjs';
import glossary from '../docs/glossary.json' with { type: 'json' };
import { oldWords } from './words/oldWords.mjs';
import { pageStrings } from './words/pageStrings.mjs';

/** Every room: its strings are read by marketers, support, testers or operators. */
const rooms = readdirSync(join(root, 'src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const strings = pageStrings(rooms);

it('docs/glossary.md shows each word of the page', () => {
  const rows = glossary.map(({ word, meaning, where }) => `| ${word} | ${meaning} | ${where} |`);
  const shown = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  expect(shown.slice(1)).toEqual(rows);
});

it('no string uses an old word', () => {
  const found = strings.flatMap(({ file, line, text }) =>
    oldWords
      .filter(({ old, except = [] }) => old.test(text) && !except.some((one) => one.text === text))
      .map(({ old, use }) => `${file}:${line} "${text}": ${String(old)}, use: ${use}`),
  );
  expect(found).toEqual([]);
});

it('no string has a straight apostrophe', () => {
  const found = strings.filter(({ text }) => /[a-z]'(?:s|t|re|ve|ll)\b/.test(text));
  expect(found.map(({ file, line, text }) => `${file}:${line} "${text}"`)).toEqual([]);
});

/** What a page of the documentation says, without code, paths and addresses. */
const prose = (text: string) => text.replaceAll(/```[\s\S]*?```|`[^`\n]*`|\]\([^)]*\)/g, ' ');

it('no page of the documentation uses an old word', () => {
  const pages = readdirSync(join(root, 'docs')).filter((file) => file.endsWith('.md'));
  const files = [
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    ...pages.map((page) => join('docs', page)),
  ];
  const found = files.flatMap((file) =>
    prose(readFileSync(join(root, file), 'utf8'))
      .split('\n')
      .flatMap((line) =>
        oldWords
          .filter(({ old }) => old.test(line))
          .map(({ old, use }) => `${file} "${line}": ${String(old)}, use: ${use}`),
      ),
  );
  expect(found).toEqual([]);
});

it('each exception is still needed', () => {
  const texts = new Set(strings.map(({ text }) => text));
  const idle = oldWords.flatMap(({ old, except = [] }) =>
    except
      .filter(({ text, why }) => why === '' || !old.test(text) || !texts.has(text))
      .map(({ text }) => text),
  );
  expect(idle).toEqual([]);
});

it('no code or style finds an element by the words of its label', () => {
  const byWords = /\[(?:aria-label|title|alt|placeholder)[~|^$*]?=/;
  const found = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.(?:tsx?|css)$/.test(file))
    .filter((file) => byWords.test(readFileSync(join(root, 'src', file), 'utf8')));
  expect(found).toEqual([]);
});
