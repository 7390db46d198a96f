// @ts-check
/** @import { Row } from '../frame/rows.mjs' */
/** @import { Load } from './load.mjs' */
/** @import { Measured } from './processes.mjs' */
import SqliteDatabase from 'libsql';
import { sendLoad } from './load.mjs';
import { costs, rates } from './creations.mjs';

const TEMPLATES = 10_000;

/** Milliseconds of one request, of loads that send one after the other. @param {Load[]} loads */
const times = (loads) => loads.map(({ wallMs, latencies }) => wallMs / latencies.length);

/**
 * Puts text messages into a database beside a running server.
 * @param {string} file
 */
export function fillDatabase(file) {
  const database = new SqliteDatabase(file);
  database.pragma('busy_timeout = 5000');
  const insert = database.prepare('INSERT INTO templates VALUES (?, ?, ?, ?, ?, ?)');
  const component = JSON.stringify({ text: 'Your order is on its way. '.repeat(8) });
  database.exec('BEGIN IMMEDIATE');
  for (let at = 0; at < TEMPLATES; at += 1)
    insert.run(['bench', `list_${at}`, 'text_message', component, 'pending', new Date(at).toISOString()]);
  database.exec('COMMIT');
  database.close();
}

/**
 * Reads the list of all templates, and a file of the page, in turns with the control.
 * @param {{ server: Measured, control: Measured }} servers
 * @param {string} asset path of the file
 * @param {number} repetitions
 * @returns {Promise<Row[]>}
 */
export async function measureReading(servers, asset, repetitions) {
  const list = { path: '/v2/rcs/bench/templates', status: 200 };
  const file = { path: asset, status: 200, headers: { 'Accept-Encoding': 'br' } };
  /** @type {Record<'list' | 'file', Record<'server' | 'control', Load[]>>} */
  const loads = { list: { server: [], control: [] }, file: { server: [], control: [] } };
  const names = /** @type {const} */ (['control', 'server']);
  for (let repetition = -1; repetition < repetitions; repetition += 1)
    for (const name of names) {
      const lists = await sendLoad(servers[name], 5, () => list, 1);
      const files = await sendLoad(servers[name], 1000, () => file);
      if (repetition < 0) continue;
      loads.list[name].push(lists);
      loads.file[name].push(files);
    }
  return [
    {
      what: 'list of 10,000 templates',
      unit: 'ms',
      measured: times(loads.list.server),
      control: { what: 'node:http, select, JSON', measured: times(loads.list.control) },
    },
    {
      what: 'file of the page',
      unit: 'a second',
      measured: rates(loads.file.server),
      control: { what: 'node:http, from memory', measured: rates(loads.file.control) },
    },
    {
      what: 'file of the page, processor time',
      unit: 'ms',
      measured: costs(loads.file.server),
      control: { what: 'node:http, from memory', measured: costs(loads.file.control) },
    },
  ];
}
