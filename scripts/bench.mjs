// @ts-check
/** `npm run bench`: how long a key takes to be seen on the phone, beside plain DOM in the same run. */
import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFloor } from './bench/floorPage.mjs';
import { startServer } from './bench/startServer.mjs';
import { measureTyping, quantile } from './bench/typing.mjs';
import { findChromium } from './chromium.mjs';

const repetitions = Number(process.argv[2] ?? 3);
const data = mkdtempSync(join(tmpdir(), 'rcs-bench-'));
const [floor, server] = await Promise.all([serveFloor(), startServer(data)]);
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
});

const targets = [
  { name: 'plain DOM', address: floor.address, field: 'textarea', preview: '#preview' },
  {
    name: 'this page',
    address: `${server.address}/templates/new?from=speed-10`,
    field: '[data-path="component.richCard.carouselCard.cardContents.0.description"]',
    preview: '[data-testid=preview-phone]',
  },
];
/** @type {Map<string, import('./bench/typing.mjs').Typing[]>} */
const runs = new Map(targets.map(({ name }) => [name, []]));
try {
  // In turns, so that what else the machine does falls on both.
  for (let repetition = 0; repetition < repetitions; repetition += 1)
    for (const target of targets) runs.get(target.name)?.push(await measureTyping(browser, target));
} finally {
  await browser.close();
  server.stop();
  floor.close();
  rmSync(data, { recursive: true, force: true });
}

/** @param {string} name @param {keyof import('./bench/typing.mjs').Typing} figure */
const median = (name, figure) =>
  quantile(
    (runs.get(name) ?? []).map((run) => run[figure]),
    0.5,
  );
/** @param {string} name @param {keyof import('./bench/typing.mjs').Typing} figure */
const range = (name, figure) => {
  const all = (runs.get(name) ?? []).map((run) => run[figure]);
  return `${median(name, figure).toFixed(1)} (${Math.min(...all).toFixed(1)}–${Math.max(...all).toFixed(1)})`;
};

console.log(
  `\nA key in the first of ten cards until the phone shows it, ms; median of ${repetitions} (smallest–largest)\n`,
);
console.log('| | p50 | p95 | script a key | task a key |\n|---|---|---|---|---|');
for (const { name } of targets)
  console.log(
    `| ${name} | ${range(name, 'p50')} | ${range(name, 'p95')} | ${range(name, 'script')} | ${range(name, 'task')} |`,
  );
/** @param {'p50' | 'p95'} figure */
const ratio = (figure) => (median('this page', figure) / median('plain DOM', figure)).toFixed(2);
console.log(`\nThis page beside plain DOM: ${ratio('p50')} times at p50, ${ratio('p95')} times at p95.`);
