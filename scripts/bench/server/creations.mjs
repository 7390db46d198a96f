// @ts-check
/** @import { Row } from '../frame/rows.mjs' */
/** @import { Load } from './load.mjs' */
/** @import { Measured } from './processes.mjs' */
import { ratioAtLeast, ratioAtMost } from '../frame/rows.mjs';
import { quantile } from '../frame/statistics.mjs';
import { sendLoad } from './load.mjs';

/** Creations before the measurement, until the engine has compiled what they run. */
const WARM_UP = 64;

let made = 0;

/**
 * A creation of a new name; `text` is JSON with `NAME` in the place of the name.
 * @param {string} text
 * @param {'platform' | 'gateway'} way
 */
function creation(text, way) {
  const name = `bench_${(made += 1)}`;
  /** @type {Record<string, string>} */
  const headers = way === 'gateway' ? { 'Idempotency-Key': name } : {};
  return {
    method: 'POST',
    path: way === 'gateway' ? '/api/v2/rcs/bench/templates' : '/v2/rcs/bench/templates',
    headers,
    body: text.replace('NAME', name),
    status: 201,
  };
}

/**
 * Creates templates in turns at each server, 16 at a time over kept connections.
 * @template {string} Name
 * @param {Record<Name, { server: Measured, way?: 'platform' | 'gateway' }>} targets
 * @param {{ text: string, count: number, repetitions: number }} load
 */
export async function createInTurns(targets, { text, count, repetitions }) {
  const names = /** @type {Name[]} */ (Object.keys(targets));
  const loads = /** @type {Record<Name, Load[]>} */ (
    Object.fromEntries(names.map((name) => [name, /** @type {Load[]} */ ([])]))
  );
  for (let repetition = -1; repetition < repetitions; repetition += 1)
    for (const name of names) {
      const { server, way = 'platform' } = targets[name];
      const load = await sendLoad(server, repetition < 0 ? WARM_UP : count, () => creation(text, way));
      if (repetition >= 0) loads[name].push(load);
    }
  return loads;
}

/** @param {Load[]} loads */
export const rates = (loads) => loads.map(({ latencies, wallMs }) => (latencies.length / wallMs) * 1000);
/** @param {Load[]} loads */
export const costs = (loads) => loads.map(({ latencies, cpuMs }) => cpuMs / latencies.length);
/** @param {Load[]} loads */
const slowest = (loads) => loads.map(({ latencies }) => quantile(latencies, 0.99));

/**
 * Rows of creations at the server beside those at the control.
 * @param {string} what
 * @param {{ server: Load[], control: Load[] }} loads
 * @returns {Row[]}
 */
export function creationRows(what, { server, control }) {
  const beside = (/** @type {(loads: Load[]) => number[]} */ figure) => ({
    measured: figure(server),
    control: { what: 'node:http, zod, insert', measured: figure(control) },
  });
  return [
    { what: `${what} created`, unit: 'a second', ...beside(rates), goal: ratioAtLeast(0.85) },
    { what: `${what} created, p99`, unit: 'ms', ...beside(slowest), goal: ratioAtMost(2) },
    { what: `${what} created, processor time`, unit: 'ms', ...beside(costs) },
  ];
}
