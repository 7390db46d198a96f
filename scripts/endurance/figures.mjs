// @ts-check
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/**
 * One line of the table of `npm run test:endurance`: what is promised, how often it was tried, and how often it was
 * not kept.
 * @typedef {{ promise: string, tried: string, lost: number | string }} Figure
 */

/** Whether this run has the full counts. */
export const isFull = process.env['ENDURANCE'] === 'full';

/**
 * Adds a line to the table. Without `npm run test:endurance` there is no table.
 * @param {Figure} figure
 */
export function reportFigure(figure) {
  const file = process.env['ENDURANCE_FIGURES'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}

/** @param {string} file @returns {Figure[]} */
export const readFigures = (file) =>
  existsSync(file) ? JSON.parse(`[${readFileSync(file, 'utf8').trim().replaceAll('\n', ',')}]`) : [];
