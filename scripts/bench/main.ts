/**
 * `npm run bench -- [opening] [typing] [library] [server] [sets] [team] [repetitions] [--write] [--beside PLACE]` measures the built page
 * and server beside controls of the same run, and prints one table. Without a part it measures all, without a number three
 * times. `--write` puts the table into docs/performance.md. `--beside` adds another build: the folder of a checkout that is
 * built, or the address of a page with the same ten cards (`pages/cards.ts`), whose first `textarea` (or `--field SELECTOR`)
 * is shown in `#preview` (or `--preview SELECTOR`), in a frame or not.
 */
import { parseArgs } from 'node:util';
import { stop } from '../run.mjs';
import { openBeside } from './browser';
import { measureLibrary } from './library';
import { measureOpening } from './opening';
import { measureServer } from './server';
import { measureSets } from './sets';
import { measureTeam } from './team';
import { tableOf, writeToPage, type Row } from './table';
import { measureTyping } from './typing';

const parts = {
  opening: measureOpening,
  typing: measureTyping,
  library: measureLibrary,
  server: measureServer,
  sets: measureSets,
  team: measureTeam,
};
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean' },
    beside: { type: 'string' },
    field: { type: 'string', default: 'textarea' },
    preview: { type: 'string', default: '#preview' },
  },
});
const numbers = positionals.filter((word) => /^[1-9]\d*$/.test(word));
const chosen = positionals.filter((word) => word in parts);
if (numbers.length + chosen.length < positionals.length)
  stop(`Name parts (${Object.keys(parts).join(', ')}) and one number. Wrong: ${positionals.join(' ')}`);

const repetitions = Number(numbers[0] ?? 3);
const beside = values.beside === undefined ? undefined : await openBeside(values.beside, values);
const measured: Record<string, Row[]> = {};
for (const [part, measure] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(part)) continue;
  console.log(`Measuring ${part}…`);
  measured[part] = await measure(repetitions, beside?.target);
}
await beside?.stop();
const table = tableOf(measured, repetitions);
console.log(`\n${table}`);
if (values.write) writeToPage(table);
process.exit();
