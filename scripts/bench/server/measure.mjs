// @ts-check
/** @import { Row } from '../frame/rows.mjs' */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../run.mjs';
import { atMost } from '../frame/rows.mjs';
import { buildHere } from './build.mjs';
import { costs, createInTurns, creationRows, rates } from './creations.mjs';
import { measurePostgres } from './postgres.mjs';
import { startMeasured, temporaryFolder } from './processes.mjs';
import { fillDatabase, measureReading } from './reading.mjs';
import { measureStart } from './startToReady.mjs';

const testing = '../../../src/server/testing/temporaryPostgres.ts';

/**
 * Measures the built server beside a bare one: creations, the gateway, lists, files, memory, PostgreSQL, the start.
 * @param {number} repetitions
 * @returns {Promise<Row[]>}
 */
export async function measure(repetitions) {
  const built = await buildHere({ control: 'control.mjs', templates: 'templates.mjs', testing });
  try {
    const { documents } = await import(built.fileOf('templates'));
    const largest = { text: JSON.stringify(documents.largest), count: 200, repetitions };
    const tenCards = { text: JSON.stringify(documents.tenCards), count: 600, repetitions };
    const starts = [];
    for (let repetition = 0; repetition < repetitions; repetition += 1) starts.push(await measureStart());
    return [
      ...(await measureEmbedded(built.fileOf('control'), { largest, tenCards })),
      ...(await measurePostgres(await import(built.fileOf('testing')), largest)),
      { what: 'start to ready, built', unit: 's', measured: starts, goal: atMost(0.7) },
    ];
  } finally {
    built.remove();
  }
}

/** A file that every page needs, compressed by the build. */
function findAsset() {
  const files = readdirSync(join(root, 'dist/page/assets'));
  const name = files.find((file) => files.includes(`${file}.br`));
  if (name === undefined) throw new Error('The page is not built.');
  return `/assets/${name}`;
}

/**
 * @param {string} controlScript
 * @param {Record<'largest' | 'tenCards', { text: string, count: number, repetitions: number }>} loads
 * @returns {Promise<Row[]>}
 */
async function measureEmbedded(controlScript, { largest, tenCards }) {
  const folders = { server: temporaryFolder(), control: temporaryFolder() };
  const asset = findAsset();
  const server = await startMeasured(join(root, 'dist/server/main.js'), { DATA_DIR: folders.server.path });
  const control = await startMeasured(controlScript, {
    DATA_DIR: folders.control.path,
    CONTROL_FILE: join(root, 'dist/page', `${asset}.br`),
  });
  const memory = async () => (await server.readUsage('memory')).residentMb;
  try {
    fillDatabase(join(folders.server.path, 'templates.db'));
    fillDatabase(join(folders.control.path, 'control.db'));
    const idle = await memory();
    const reading = await measureReading({ server, control }, asset, largest.repetitions);
    const large = await createInTurns({ control: { server: control }, server: { server } }, largest);
    const loaded = await memory();
    const small = await createInTurns({ control: { server: control }, server: { server } }, tenCards);
    const ways = await createInTurns({ platform: { server }, gateway: { server, way: 'gateway' } }, tenCards);
    const beside = { what: 'at the embedded platform' };
    return [
      ...creationRows('largest carousel (273 kB)', large),
      ...creationRows('carousel of ten cards (10 kB)', small),
      {
        what: 'the same through the gateway, with a key',
        unit: 'a second',
        measured: rates(ways.gateway),
        control: { ...beside, measured: rates(ways.platform) },
      },
      {
        what: 'the same, processor time',
        unit: 'ms',
        measured: costs(ways.gateway),
        control: { ...beside, measured: costs(ways.platform) },
      },
      ...reading,
      { what: 'memory of a new server', unit: 'MB', measured: [idle] },
      {
        what: 'memory after creations and lists',
        unit: 'MB',
        measured: [loaded],
        control: { what: 'new', measured: [idle] },
      },
    ];
  } finally {
    await Promise.all([server.stop(), control.stop()]);
    for (const folder of Object.values(folders)) folder.remove();
  }
}
