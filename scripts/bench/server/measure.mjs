// @ts-check
/** @import { Row } from '../frame/rows.mjs' */
import { atMost } from '../frame/rows.mjs';
import { measureStart } from './startToReady.mjs';

/**
 * Measures the built server.
 * @param {number} repetitions
 * @returns {Promise<Row[]>}
 */
export async function measure(repetitions) {
  const starts = [];
  for (let repetition = 0; repetition < repetitions; repetition += 1) starts.push(await measureStart());
  return [{ what: 'start to ready, built', unit: 's', measured: starts, goal: atMost(0.7) }];
}
