// @ts-check
/**
 * `npm run bench -- [opening] [typing] [large] [server] [repetitions] [--write]` measures the speed of the built page
 * and server beside controls of the same run, and prints one table. Without a part it measures all, without a number
 * three times. `--write` puts the table into docs/performance.md as well.
 */
import { describeRun } from './bench/frame/machine.mjs';
import { writeToPage } from './bench/frame/performancePage.mjs';
import { tableHead, tableRow } from './bench/frame/table.mjs';
import { parts } from './bench/parts.mjs';
import { stop } from './run.mjs';

const words = process.argv.slice(2);
const isWriting = words.includes('--write');
const chosen = words.filter((word) => word in parts);
const numbers = words.filter((word) => /^[1-9]\d*$/.test(word));
const unknown = words.filter(
  (word) => word !== '--write' && !chosen.includes(word) && !numbers.includes(word),
);
if (unknown.length > 0 || numbers.length > 1)
  stop(
    `Say parts (${Object.keys(parts).join(', ')}), one number of repetitions, and --write. Wrong: ${words.join(' ')}`,
  );
const repetitions = Number(numbers[0] ?? 3);

const note = `${await describeRun()}, measured ${repetitions} times`;
/** @type {Map<string, { rows: string[], note: string }>} */
const measured = new Map();
for (const [name, load] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`Measuring ${name}…`);
  const { measure } = await load();
  const rows = await measure(repetitions);
  measured.set(name, { rows: rows.map((row) => tableRow(name, row)), note });
}

console.log(`\nMedians (smallest–largest). ${note}.\n`);
console.log([...tableHead, ...[...measured.values()].flatMap(({ rows }) => rows)].join('\n'));
if (isWriting) writeToPage(Object.keys(parts), measured);
// Vite's watchers and idle connections would keep the process alive.
process.exit();
