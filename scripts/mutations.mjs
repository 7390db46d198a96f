// @ts-check
/**
 * `npm run test:mutations`: breaks the facts of `mutations/mutations.mjs` one after the other in a scratch copy, sees
 * the named test of each fail, and writes the table of `docs/mutations.md`. A test that stays green is a failure.
 * Parameters choose facts: `58` those of check 58, `src/…` those of a file.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.mjs';
import { mutations } from './mutations/mutations.mjs';
import { createRunner } from './mutations/runner.mjs';
import { writeTable } from './mutations/table.mjs';
import { root } from './run.mjs';

const wanted = process.argv.slice(2);
const chosen = mutations.filter(
  ({ check, file }) => wanted.length === 0 || wanted.includes(check) || wanted.includes(file),
);
const folder = mkdtempSync(join(tmpdir(), 'rcs-mutations-'));
const startedAt = Date.now();
const runner = createRunner(folder, process.env['E2E_PORT'] ?? String(await freePort()));
process.on('SIGINT', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(130);
});

/** @type {import('./mutations/table.mjs').Seen[]} */
const seen = [];
try {
  runner.copy();
  runner.buildAll();
  const green = runner.runAll(chosen);
  if (green !== '') throw new Error(`Without a change these must pass:\n${green}`);
  for (const mutation of chosen) {
    const result = runner.tryOne(mutation);
    seen.push({ ...mutation, ...result });
    console.log(
      `${result.hasFailed ? '  ok' : 'GREEN'}  ${mutation.check}: ${mutation.breaks} · ${result.where}`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const missed = seen.filter(({ hasFailed }) => !hasFailed);
const minutes = Math.round((Date.now() - startedAt) / 60_000);
console.log(
  `\n${seen.length} facts broken, ${seen.length - missed.length} seen by their test, ${minutes} minutes`,
);
if (wanted.length === 0 && missed.length === 0) {
  const page = join(root, 'docs/mutations.md');
  writeFileSync(page, writeTable(readFileSync(page, 'utf8'), seen, new Date()));
}
process.exit(missed.length === 0 ? 0 : 1);
