// @ts-check
/** Whether every view, state and case is tried: `npm run test:full`. Otherwise a part stands for all of them. */
export const isFullRun = process.env['TESTS'] === 'full';

/**
 * The size of a test in this run.
 * @template Size
 * @param {{ everyday: Size, full: Size }} sizes
 */
export const sizeOf = ({ everyday, full }) => (isFullRun ? full : everyday);

/**
 * A list in a full run; otherwise its first entry and each `step`th after it.
 * @template Entry
 * @param {readonly Entry[]} list
 * @param {number} step
 */
export const sampleOf = (list, step) => list.filter((_entry, place) => isFullRun || place % step === 0);
