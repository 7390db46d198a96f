// @ts-check
import { median } from './statistics.mjs';

/**
 * What must hold of the median, or of its ratio to the control's.
 * @typedef {{ of: 'measured' | 'ratio', most?: number, least?: number }} Goal
 */

/**
 * One figure: a value for each repetition, and the control's values of the same run.
 * @typedef {object} Row
 * @property {string} what
 * @property {string} unit
 * @property {number[]} measured
 * @property {{ what: string, measured: number[] }} [control]
 * @property {Goal} [goal]
 */

/** @param {number} most @returns {Goal} */
export const atMost = (most) => ({ of: 'measured', most });
/** @param {number} most @returns {Goal} */
export const ratioAtMost = (most) => ({ of: 'ratio', most });
/** @param {number} least @returns {Goal} */
export const ratioAtLeast = (least) => ({ of: 'ratio', least });

/** @param {Row} row */
export const ratioOf = ({ measured, control }) =>
  control ? median(measured) / median(control.measured) : undefined;

/**
 * Whether the goal is reached; undefined without a goal.
 * @param {Row} row
 */
export function isReached(row) {
  if (!row.goal) return undefined;
  const { of, most = Infinity, least = -Infinity } = row.goal;
  const value = of === 'ratio' ? ratioOf(row) : median(row.measured);
  return value !== undefined && value <= most && value >= least;
}
