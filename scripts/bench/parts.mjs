// @ts-check
/** @import { Row } from './frame/rows.mjs' */

/**
 * The parts of `npm run bench` in the order of its table. A part measures in turns with its controls, as often as it
 * is told, and returns a row for each figure.
 * @type {Record<string, () => Promise<{ measure: (repetitions: number) => Promise<Row[]> }>>}
 */
export const parts = {
  opening: () => import('./opening/measure.mjs'),
  typing: () => import('./typing/measure.mjs'),
  large: () => import('./large/measure.mjs'),
  server: () => import('./server/measure.mjs'),
};
