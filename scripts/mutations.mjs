// @ts-check
/**
 * `npm run test:mutations`: breaks the facts of `scripts/mutations` one after the other in a scratch copy, sees the named
 * test of each fail and, with all facts mended, pass again, and writes the table of `docs/mutations.md`. A test that stays
 * green is a failure.
 * Parameters choose facts: `58` those of check 58, `src/…` those of a file. `MUTATION_WORKERS=2` uses two copies.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mutations } from './mutations/mutations.mjs';
import { createRunner } from './mutations/runner.mjs';
import { writeTable } from './mutations/table.mjs';
import { root } from './run.mjs';

const wanted = process.argv.slice(2);
const chosen = mutations.filter(
  ({ check, file }) => wanted.length === 0 || wanted.includes(check) || wanted.includes(file),
);
const workers = Number(process.env['MUTATION_WORKERS'] ?? 1);
const folder = mkdtempSync(join(tmpdir(), 'rcs-mutations-'));
const startedAt = Date.now();
process.on('SIGINT', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(130);
});

/**
 * Gives each worker the next item when it has finished the one before. After a failure no further item is begun.
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item, runner: ReturnType<typeof createRunner>) => Promise<void>} work
 */
async function share(items, work) {
  const waiting = [...items];
  /** @param {ReturnType<typeof createRunner>} runner @returns {Promise<void>} */
  async function workOn(runner) {
    const item = waiting.shift();
    if (item === undefined) return;
    await work(item, runner);
    await workOn(runner);
  }
  const ends = await Promise.allSettled(
    runners.map((runner) =>
      workOn(runner).catch((/** @type {unknown} */ error) => {
        waiting.length = 0;
        throw error;
      }),
    ),
  );
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** @type {ReturnType<typeof createRunner>[]} */
const runners = [];
/** @type {Map<import('./mutations/mutations.mjs').Mutation, import('./mutations/table.mjs').Seen>} */
const results = new Map();
try {
  for (let index = 0; index < workers; index += 1) runners.push(createRunner(join(folder, String(index))));
  for (const runner of runners) runner.copy();
  const [first, ...others] = runners;
  await first?.buildAll();
  await Promise.all(others.map((runner) => runner.buildAll(first?.folder)));
  await share(chosen, async (mutation, runner) => {
    const result = await runner.tryOne(mutation);
    results.set(mutation, { ...mutation, ...result });
    const { check, breaks } = mutation;
    console.log(`${result.hasFailed ? '   ok' : 'GREEN'}  ${check}: ${breaks} · ${result.where}`);
  });
  // Every fact is mended again: a test that now fails has proved nothing.
  const specs = [...new Set(chosen.map(({ spec }) => spec))];
  await Promise.all(runners.map((runner) => runner.buildPage()));
  await share(specs, async (spec, runner) => {
    const failed = await runner.runAsItIs(
      spec,
      chosen.filter((one) => one.spec === spec),
    );
    if (failed !== '') throw new Error(`Without a change this must pass:\n${failed}`);
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const seen = chosen.flatMap((mutation) => results.get(mutation) ?? []);
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
