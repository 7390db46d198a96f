// @ts-check
/** @import { Browser, Page } from '@playwright/test' */

/** @typedef {{ name: string, ph: string, pid: number, tid: number, dur?: number, tdur?: number, args?: { name?: string } }} TraceEvent */

/** In milliseconds; browsers call a task of this time long. */
const LONG_MS = 50;

/**
 * The tasks of the page's thread that take 50 ms and more of processor time while `act` runs, in milliseconds. Other
 * load on the machine makes a task last longer by the clock, but not by processor time.
 * @param {Browser} browser
 * @param {Page} page
 * @param {() => Promise<void>} act
 * @returns {Promise<number[]>}
 */
export async function findLongTasks(browser, page, act) {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  await act();
  const trace = await browser.stopTracing();
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse(trace.toString());
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return (
    traceEvents
      .filter(({ name, pid, tid }) => name === 'RunTask' && threads.has(`${pid} ${tid}`))
      // Some events carry a processor time above their duration (82 ms within 7): the clock was read late.
      .map(({ dur = 0, tdur = 0 }) => Math.min(dur, tdur) / 1000)
      .filter((milliseconds) => milliseconds >= LONG_MS)
  );
}
