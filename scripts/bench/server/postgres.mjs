// @ts-check
/** @import { Row } from '../frame/rows.mjs' */
import { join } from 'node:path';
import { root } from '../../run.mjs';
import { createInTurns, costs, rates } from './creations.mjs';
import { startMeasured } from './processes.mjs';

/**
 * Creates templates at two processes on one PostgreSQL at the same time, in turns with one process.
 * @param {{ openTemporaryPostgres: () => Promise<{ createDatabase: (name: string) => Promise<string>, close: () => Promise<void> }> }} testing
 * @param {{ text: string, count: number, repetitions: number }} load
 * @returns {Promise<Row[]>}
 */
export async function measurePostgres({ openTemporaryPostgres }, load) {
  const postgres = await openTemporaryPostgres();
  const address = await postgres.createDatabase('bench');
  const main = join(root, 'dist/server/main.js');
  const start = () => startMeasured(main, { DATA_DIR: '/nowhere', DATABASE_URL: address });
  const [first, second] = [await start(), await start()];
  try {
    const alone = await createInTurns({ one: { server: first } }, load);
    const [left, right] = await Promise.all([
      createInTurns({ one: { server: first } }, load),
      createInTurns({ one: { server: second } }, load),
    ]);
    const both = rates(left.one).map((rate, at) => rate + (rates(right.one)[at] ?? 0));
    return [
      {
        what: 'largest carousel, two processes on PostgreSQL',
        unit: 'a second',
        measured: both,
        control: { what: 'one process', measured: rates(alone.one) },
      },
      {
        what: 'largest carousel on PostgreSQL, processor time of the server',
        unit: 'ms',
        measured: costs(alone.one),
      },
    ];
  } finally {
    await Promise.all([first.stop(), second.stop()]);
    await postgres.close();
  }
}
