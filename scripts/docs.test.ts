import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pages as pagesOfTheApp } from '../src/lib/pages';
import { root } from './run.mjs';

/** Made by a build, an installation or a run. */
const made = new Set(['node_modules', 'dist', 'data', 'test-results', 'playwright-report']);

const files = readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
  if (!entry.isDirectory()) return [entry.name];
  if (made.has(entry.name) || entry.name === '.git') return [];
  return readdirSync(join(root, entry.name), { recursive: true, encoding: 'utf8' }).map((file) =>
    join(entry.name, file),
  );
});
const known = new Set(files);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const pages = files.filter((file) => file.endsWith('.md') && !file.endsWith('CHANGELOG.md'));

/** The text of ARCHITECTURE.md below a heading. */
const section = (heading: string) =>
  read('ARCHITECTURE.md').split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

/** What the documentation quotes as a path: `a/b`, `a/b.ts`, `b.ts`. Patterns such as `a/*.ts` are none. */
const quotedPaths = (text: string) =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*)\/?`/g)].map(([, path = '']) => path);
const isSource = (path: string) => /\.(?:tsx?|mjs|css)$/.test(path);

describe('the rows of "Where is …?"', () => {
  const rows = section('Where is …?')
    .split('\n')
    .filter((line) => line.startsWith('|'));

  it('name files that exist, each whole or beside one that the row names before it', () => {
    expect(rows.length).toBeGreaterThan(40);
    const missing = rows.flatMap((row) => {
      const folders = new Set<string>();
      return quotedPaths(row).filter((path) => {
        const place = [`src/${path}`, path, ...[...folders].map((folder) => join(folder, path))].find((one) =>
          known.has(one),
        );
        if (place === undefined) return isSource(path) || path.includes('/');
        folders.add(isSource(place) ? dirname(place) : place);
        return false;
      });
    });
    expect(missing).toEqual([]);
  });
});

const isKnown = (path: string) => files.some((file) => file === path || file.endsWith(`/${path}`));

it('CONTRIBUTING names files that exist', () => {
  const quoted = quotedPaths(read('CONTRIBUTING.md')).filter(isSource);
  expect(quoted.length).toBeGreaterThan(30);
  expect(quoted.filter((path) => !isKnown(path))).toEqual([]);
});

it('the map names each room of src', () => {
  const named = new Set(section('The map').match(/\w+/g));
  const rooms = new Set(files.filter((file) => /^src\/\w+\//.test(file)).map((file) => file.split('/')[1]));
  expect([...rooms].filter((room) => !named.has(room ?? ''))).toEqual([]);
});

/** The anchors of a page's headings, as GitHub makes them. */
const headings = (page: string) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .trim()
      .replaceAll(' ', '-'),
  );

describe('the documentation', () => {
  it('links to pages, pictures and headings that exist', () => {
    const broken = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([\w-]+))?\)/g)]
        .filter(([, path = '', heading]) => {
          const target = path === '' ? page : normalize(join(dirname(page), path));
          return !known.has(target) || (heading !== undefined && !headings(target).includes(heading));
        })
        .map(([link]) => `${page}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it('lists the address of each page', () => {
    const list = read('docs/addresses.md');
    expect(pagesOfTheApp.filter(({ href }) => !list.includes(`\`${href}\``))).toEqual([]);
  });

  it('lists each decision, and each under its own number', () => {
    const list = read('docs/decisions/README.md');
    const records = files.filter((file) => /^docs\/decisions\/\d\d-.+\.md$/.test(file));
    expect(records.filter((file) => !list.includes(`(${file.slice('docs/decisions/'.length)})`))).toEqual([]);
    const numbers = records.map((file) => /\/(\d\d)-/.exec(file)?.[1]);
    expect(numbers).toHaveLength(new Set(numbers).size);
  });
});
