// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { root } from '../run.mjs';

/** Folders with code of tests or data, whose strings nobody reads on the page. */
const noWords = /(?:^|\/)(?:testing|endurance|earlier|released|evidence|examples)\//;
const isSource = (/** @type {string} */ file) =>
  /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file) && !noWords.test(file);

/** Attributes with values for the browser. */
const technical = new Set([
  'className',
  'd',
  'viewBox',
  'href',
  'src',
  'key',
  'id',
  'htmlFor',
  'type',
  'role',
  'rel',
]);

/** Something that a person may read: several words, or one with a capital. Names of classes and keys are none. */
const isRead = (/** @type {string} */ text) =>
  /[A-Za-z]{2}/.test(text) && (/\S\s+\S/.test(text) || /^[A-Z][a-z]+\W*$/.test(text));

/**
 * The strings of the rooms of `src` that a person may read; `{…}` stands for a value.
 *
 * @param {readonly string[]} rooms
 * @returns {{ file: string, line: number, text: string }[]}
 */
export function pageStrings(rooms) {
  return rooms.flatMap((room) =>
    readdirSync(join(root, 'src', room), { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .flatMap((file) => stringsOf(join('src', room, file))),
  );
}

/** @param {string} file */
function stringsOf(file) {
  const code = readFileSync(join(root, file), 'utf8');
  /** @type {{ file: string, line: number, text: string }[]} */
  const found = [];
  const add = (/** @type {number} */ start, /** @type {string} */ raw) => {
    const text = raw.replaceAll(/\s+/g, ' ').trim();
    if (isRead(text)) found.push({ file, line: code.slice(0, start).split('\n').length, text });
  };
  /** @param {any} node */
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (node === null || typeof node !== 'object') return;
    if (/^(?:Import|TS(?!As|Satisfies|NonNull))/.test(node.type ?? '')) return;
    if (node.type === 'JSXAttribute' && technical.has(node.name.name)) return;
    if ((node.type === 'Literal' && typeof node.value === 'string') || node.type === 'JSXText')
      add(node.start, node.value);
    if (node.type === 'TemplateLiteral')
      add(node.start, node.quasis.map((/** @type {any} */ one) => one.value.cooked).join('{…}'));
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, code).program);
  return found;
}
