import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { classicStart } from './classicStart.mjs';

const chunk = (name: string, code: string, imports: string[] = [], exports: string[] = []) => ({
  type: 'chunk',
  name,
  fileName: `assets/${name}-1.js`,
  code,
  imports: imports.map((file) => `assets/${file}-1.js`),
  exports,
});

/** The files as the build leaves them. */
function transform(...chunks: ReturnType<typeof chunk>[]) {
  const { generateBundle } = classicStart() as unknown as {
    generateBundle: { handler: (options: unknown, bundle: unknown) => void };
  };
  generateBundle.handler({}, Object.fromEntries(chunks.map((file) => [file.fileName, file])));
  return Object.fromEntries(chunks.map(({ name, code }) => [name, code]));
}

const entry = chunk(
  'entry',
  'var a=1;import(`./start-1.js`).then(e=>e.t).then(e=>seen.push(e.app(),pageParts.start.helper_n));import(`./desk-1.js`);export{a as S};',
  [],
  ['S'],
);
const start = chunk(
  'start',
  'import{S as r}from"./entry-1.js";const{n:helper_n}={n:7};export{helper_n};var t={app:()=>r+1},$b=2;export{t,$b as y};',
  ['entry'],
  ['t', 'y'],
);
const desk = chunk('desk', 'import{helper_n as e,y}from"./start-1.js";seen.push(e+y);', ['start']);

test('the first script, the start and a later file find each other, in their order', async () => {
  const files = transform({ ...entry }, { ...start }, { ...desk });
  expect(files.start).not.toMatch(/\b(?:import|export)\b/);
  const first = files.entry?.replace(/export\{[^}]*\};/, '').replace('import(`./desk-1.js`)', 'load(`desk`)');
  const seen: number[] = [];
  const load = (name: string) => void runInContext(files[name] ?? '', page);
  const page = createContext({ seen, load });
  runInContext(first ?? '', page);
  await Promise.resolve();
  expect(seen).toEqual([]);
  load('start');
  await expect.poll(() => seen.toSorted((a, b) => a - b)).toEqual([2, 7, 9]);
});

test('a start that imports more than the first script ends the build', () => {
  expect(() => transform({ ...entry }, { ...start, imports: ['assets/desk-1.js'] }, { ...desk })).toThrow(
    'may import the first script only',
  );
});

test('a file that imports the start in another way ends the build', () => {
  const other = chunk('other', 'import*as s from"./start-1.js";', ['start']);
  expect(() => transform({ ...entry }, { ...start }, other)).toThrow('in another way than expected');
});
