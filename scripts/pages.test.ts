import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { otherPlaces, places } from '../src/app/frame/places';
import { pageModules } from '../src/app/pageModules';
import { namedPages } from '../src/server/site/staticPage';
import { documentModules } from './build/pageDocuments.mjs';
import { root } from './run.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The module of each page, as `pageModules.ts` imports it. */
const modules = Object.fromEntries(
  [...read('src/app/pageModules.ts').matchAll(/^ {2}(\w+): \(\) => import\('\.\/(.+)'\)/gm)].map(
    ([, name = '', path = '']) => [name, `app/${path}.tsx`],
  ),
);

it('each page has a document that names its module; a new template opens with that of a template', () => {
  expect(Object.keys(modules)).toEqual(Object.keys(pageModules));
  const { newTemplate: _opensAnother, ...pages } = modules;
  expect(documentModules).toEqual(pages);
});

it('each page that has a name is served, titled and listed under /<name>', () => {
  const { library: _first, template: _open, ...named } = documentModules;
  expect(namedPages.toSorted()).toEqual(Object.keys(named).toSorted());
  const titled = [...places, ...otherPlaces].map(({ href }) => href.slice(1)).filter(Boolean);
  expect(titled.toSorted()).toEqual(namedPages.toSorted());
  const list = read('docs/addresses.md');
  expect(namedPages.filter((name) => !list.includes(`\`/${name}\``))).toEqual([]);
});
