// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../run.mjs';
import { tableHead } from './table.mjs';

const file = join(root, 'docs/performance.md');
const start = '<!-- bench: written by `npm run bench -- --write` -->';
const end = '<!-- end of bench -->';

/**
 * The text between the markers, with the rows and the note of the measured parts in place of their former ones.
 * @param {string} former
 * @param {string[]} parts in their order on the page
 * @param {Map<string, { rows: string[], note: string }>} measured
 */
export function mergeTable(former, parts, measured) {
  const lines = former.split('\n');
  const rows = parts.flatMap(
    (part) => measured.get(part)?.rows ?? lines.filter((line) => line.startsWith(`| ${part} |`)),
  );
  const notes = parts.flatMap((part) => {
    const note = measured.get(part)?.note;
    return note === undefined ? lines.filter((line) => line.startsWith(`- ${part}: `)) : `- ${part}: ${note}`;
  });
  return [...tableHead, ...rows, '', ...notes].join('\n');
}

/**
 * Writes measured parts into docs/performance.md; the others stay as they are.
 * @param {string[]} parts
 * @param {Map<string, { rows: string[], note: string }>} measured
 */
export function writeToPage(parts, measured) {
  const text = readFileSync(file, 'utf8');
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`docs/performance.md lacks its markers: ${start} and ${end}.`);
  const former = text.slice(from + start.length, to);
  const merged = mergeTable(former, parts, measured);
  writeFileSync(file, `${text.slice(0, from)}${start}\n\n${merged}\n\n${text.slice(to)}`);
}
