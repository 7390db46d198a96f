// @ts-check
/** @import { Browser } from '@playwright/test' */

/**
 * What the page's thread computed, in milliseconds of its processor time: other work on the machine hardly changes it.
 * @typedef {{ taskMs: number, longestMs: number, longTasks: number }} Work
 */

const LONG_MS = 50;

/** @param {string} trace @returns {{ tdur: number }[]} tasks of the page's main thread */
function tasksOf(trace) {
  /** @type {{ traceEvents: { name: string, pid: number, tid: number, tdur?: number, args?: { name?: string } }[] }} */
  const { traceEvents } = JSON.parse(trace);
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  return traceEvents.flatMap(({ name, pid, tid, tdur }) =>
    name === 'ThreadControllerImpl::RunTask' && tdur !== undefined && threads.has(`${pid}/${tid}`)
      ? [{ tdur: tdur / 1000 }]
      : [],
  );
}

/**
 * A page of its own context, with a measure of its thread.
 * @param {Browser} browser
 * @param {{ width?: number, height?: number }} [size]
 */
export async function openPage(browser, { width = 1440, height = 900 } = {}) {
  const context = await browser.newContext({ viewport: { width, height }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);

  /**
   * Measures the page's thread during some work.
   * @param {() => Promise<unknown>} work
   * @returns {Promise<Work>}
   */
  async function measure(work) {
    await browser.startTracing(page, { categories: ['toplevel'] });
    await work();
    const tasks = tasksOf((await browser.stopTracing()).toString());
    return {
      taskMs: tasks.reduce((sum, { tdur }) => sum + tdur, 0),
      longestMs: Math.max(0, ...tasks.map(({ tdur }) => tdur)),
      longTasks: tasks.filter(({ tdur }) => tdur >= LONG_MS).length,
    };
  }
  return { page, session, measure, close: () => context.close() };
}
