// @ts-check
/** @import { Browser } from '@playwright/test' */
/** @import { Row } from '../frame/rows.mjs' */
/** @import { Target, Typing } from './keys.mjs' */
import { atMost, ratioAtMost } from '../frame/rows.mjs';
import { quantile } from '../frame/statistics.mjs';
import { withBrowser } from '../frame/withBrowser.mjs';
import { serveFloor } from './floorPage.mjs';
import { measureLongTasks, measureTyping } from './keys.mjs';
import { measureLargest } from './largest.mjs';

/** Of plain DOM with as many cards. */
const onePhoneMost = 1.1;
const bothPhonesMost = 1.25;
/** Of one card. */
const tenCardsMost = 1.15;

/** The pages that are typed into, by their name in a row. @param {string} floor @param {string} address */
function targetsOf(floor, address) {
  /** @param {number} cards @returns {Target} */
  const plain = (cards) => ({
    address: `${floor}#${cards}`,
    field: 'textarea',
    preview: '#preview',
    ready: `Card ${cards} title`,
  });
  /** @param {number} cards @returns {Target} */
  const page = (cards) => ({
    address: `${address}/templates/new?from=speed-${cards}`,
    field: 'textarea[data-path$=".description"]',
    preview: '[data-testid=preview-phone]',
    ready: `Card ${cards} title`,
  });
  return {
    plainOne: plain(1),
    plainTen: plain(10),
    one: page(1),
    ten: page(10),
    tenBoth: { ...page(10), bothPhones: true },
  };
}

/** @typedef {Record<keyof ReturnType<typeof targetsOf>, Typing[]>} Runs */

/**
 * Types into all pages in turns, so that other load on the machine affects all alike.
 * @param {Browser} browser
 * @param {ReturnType<typeof targetsOf>} targets
 * @param {{ cpu: number, repetitions: number }} options
 */
async function measureInTurns(browser, targets, { cpu, repetitions }) {
  /** @type {Runs} */
  const runs = { plainOne: [], plainTen: [], one: [], ten: [], tenBoth: [] };
  for (let repetition = 0; repetition < repetitions; repetition += 1)
    for (const name of /** @type {(keyof Runs)[]} */ (Object.keys(runs)))
      runs[name].push(await measureTyping(browser, { ...targets[name], cpu }));
  return runs;
}

/** @typedef {'p50' | 'p95' | 'script' | 'task'} Figure */

/** @param {Runs} runs @param {number} cpu @returns {Row[]} */
function rowsOf(runs, cpu) {
  /** @param {keyof Runs} name @param {Figure} figure */
  const valuesOf = (name, figure) => runs[name].map((run) => run[figure]);
  /**
   * @param {string} what @param {keyof Runs} name @param {Figure} figure @param {keyof Runs} control
   * @param {number} [most]
   * @returns {Row}
   */
  const row = (what, name, figure, control, most) => ({
    what: `key to phone at ${cpu}×, ${what}`,
    unit: 'ms',
    measured: valuesOf(name, figure),
    control: {
      what: control === 'one' ? 'one card' : 'plain DOM',
      measured: valuesOf(control, figure),
    },
    ...(most === undefined ? {} : { goal: ratioAtMost(most) }),
  });
  return [
    row('one card: p95', 'one', 'p95', 'plainOne', onePhoneMost),
    row('ten cards: p50', 'ten', 'p50', 'plainTen'),
    row('ten cards: p95', 'ten', 'p95', 'plainTen', onePhoneMost),
    row('ten cards, both phones: p50', 'tenBoth', 'p50', 'plainTen'),
    row('ten cards, both phones: p95', 'tenBoth', 'p95', 'plainTen', bothPhonesMost),
    row('ten cards beside one: p95', 'ten', 'p95', 'one', tenCardsMost),
    row('ten cards: script of a key', 'ten', 'script', 'plainTen'),
    row('ten cards: all tasks of a key', 'ten', 'task', 'plainTen'),
  ];
}

/** @param {string} what @param {number[]} longTasks @returns {Row[]} */
const longTaskRows = (what, longTasks) => [
  {
    what: `tasks of 50 ms of processor time and more, ${what}`,
    unit: '',
    measured: [longTasks.length],
    goal: atMost(0),
  },
  ...(longTasks.length > 0
    ? [{ what: `the longest of them, ${what}`, unit: 'ms', measured: [Math.max(...longTasks)] }]
    : []),
];

/**
 * Measures a key beside plain DOM, with one card and ten, one phone and both, at full speed and a quarter; the long
 * tasks of a long text; and the rules and tasks of the largest template.
 * @param {number} repetitions
 * @returns {Promise<Row[]>}
 */
export async function measure(repetitions) {
  const floor = await serveFloor();
  try {
    return await withBrowser(async (browser, address) => {
      const targets = targetsOf(floor.address, address);
      /** @type {Row[]} */
      const rows = [];
      for (const cpu of [1, 4])
        rows.push(...rowsOf(await measureInTurns(browser, targets, { cpu, repetitions }), cpu));
      for (const cpu of [1, 4]) {
        const longTasks = await measureLongTasks(browser, { ...targets.ten, cpu });
        rows.push(...longTaskRows(`600 letters in ten cards at ${cpu}×`, longTasks));
      }
      const { rules, longTasks } = await measureLargest(browser, address);
      return [
        ...rows,
        {
          what: 'all rules, largest template: median',
          unit: 'ms',
          measured: [quantile(rules, 0.5)],
          goal: atMost(5),
        },
        { what: 'all rules, largest template: p95', unit: 'ms', measured: [quantile(rules, 0.95)] },
        ...longTaskRows('33 letters in the largest template and its check', longTasks),
      ];
    });
  } finally {
    floor.close();
  }
}
