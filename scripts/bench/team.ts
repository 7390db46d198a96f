import type { Browser, Page } from '@playwright/test';
import { setMaxListeners } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { withBrowser, withPage } from './browser';
import { startServer } from './process';
import { measureInTurns, quantile, rowOf, type Run } from './table';
import { root } from '../run.mjs';

const OTHER_PAGES = 50;
const RECONNECTING = 500;
const KEYS = 30;
const drafts = (address: string) => `${address}/api/v1/spaces/team/drafts`;

async function put(url: string, text: string, condition: Record<string, string>): Promise<string> {
  const component = { text };
  const body = JSON.stringify({ template: { name: 'bench', type: 'text_message', component } });
  const headers = { 'Content-Type': 'application/json', ...condition };
  const answer = await fetch(url, { method: 'PUT', headers, body });
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}.`);
  await answer.arrayBuffer();
  return answer.headers.get('etag') ?? '';
}

/** Adds drafts to the space, 50 at a time. */
async function fill(address: string, count: number) {
  for (let from = 0; from < count; from += 50)
    await Promise.all(
      Array.from({ length: Math.min(50, count - from) }, (_, index) =>
        put(`${drafts(address)}/d${from + index}`, `Draft ${from + index}`, { 'If-None-Match': '*' }),
      ),
    );
}

/** An open page as the server sees it: an event stream, and what has changed since. Resolves once both are there. */
async function connect(address: string, signal: AbortSignal) {
  const stream = await fetch(`${address}/api/v1/events`, { signal });
  const changes = await fetch(`${drafts(address)}?since=0&limit=1`);
  if (!stream.ok || !changes.ok) throw new Error(`Answered ${stream.status} and ${changes.status}.`);
  await changes.arrayBuffer();
  return stream.body?.getReader();
}

/** Notes in a page when its phone shows each letter. */
const watchPhone = (page: Page) =>
  page.evaluate(() => {
    const seen: Record<number, number> = {};
    Object.assign(globalThis, { seen });
    const phone = document.querySelector('[aria-label="Android preview"]');
    const look = () => (seen[(phone?.textContent.match(/x/g) ?? []).length] ??= Date.now());
    const all = { childList: true, subtree: true, characterData: true };
    new MutationObserver(look).observe(document.body, all);
  });

/** From a key to the phone of a colleague, beside many other pages. */
async function typeToColleague(browser: Browser, address: string): Promise<Run> {
  return withPage(browser, (mine) =>
    withPage(browser, async (theirs) => {
      await mine.goto(`${address}/templates/new?type=text_message`);
      const text = mine.getByLabel('Message text', { exact: true });
      await text.fill('To a colleague: ');
      await mine.getByTitle('Saved on the server').waitFor({ state: 'attached' });
      await theirs.goto(mine.url());
      await theirs.getByLabel('Message text', { exact: true }).waitFor();
      await setTimeout(2000);
      await watchPhone(theirs);
      const typed: number[] = [];
      await text.press('End');
      for (let key = 0; key < KEYS; key += 1) {
        typed.push(Date.now());
        await mine.keyboard.press('x');
        await setTimeout(600);
      }
      await setTimeout(2000);
      const seen = await theirs.evaluate<Record<number, number>>('seen');
      const [first = 0] = Object.keys(seen).map(Number);
      const times = typed.map((at, key) => (seen[first + key] ?? Number.NaN) - at);
      return { median: quantile(times, 0.5), p95: quantile(times, 0.95) };
    }),
  );
}

/** 16 drafts that are pushed again and again. */
async function push(address: string): Promise<Run> {
  const times: number[] = [];
  const worker = async (_: unknown, index: number) => {
    const url = `${drafts(address)}/push-${Date.now()}-${index}`;
    let etag = await put(url, 'Start', { 'If-None-Match': '*' });
    for (let round = 0; round < 40; round += 1) {
      const at = performance.now();
      etag = await put(url, `Round ${round}`, { 'If-Match': etag });
      times.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  return { p99: quantile(times, 0.99) };
}

/** A new browser opens the list of a space: until the first draft is drawn. */
const openSpace = (browser: Browser, address: string) =>
  withPage(browser, async (page) => {
    await page.goto(address);
    await page.getByRole('list', { name: 'Templates', exact: true }).getByRole('listitem').first().waitFor();
    return { first: await page.evaluate(() => performance.now()) };
  });

/** Seconds until all pages are connected again after a restart; a page waits 1 to 4 seconds before it tries. */
async function reconnect(): Promise<Run> {
  const data = mkdtempSync(join(tmpdir(), 'rcs-bench-'));
  let server = await startServer(root, { data });
  const { port } = new URL(server.address);
  const left = new AbortController();
  setMaxListeners(0, left.signal);
  // A page whose connection the restart has cut tries again, as a browser does.
  const page = () =>
    connect(server.address, left.signal).catch(() =>
      setTimeout(1000).then(() => connect(server.address, left.signal)),
    );
  const readers = await Promise.all(Array.from({ length: RECONNECTING }, page));
  await server.stop();
  server = await startServer(root, { data, port });
  const from = performance.now();
  await Promise.all(readers.map(() => setTimeout(1000 + 3000 * Math.random()).then(page)));
  const seconds = (performance.now() - from) / 1000;
  left.abort();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
  return { seconds };
}

/** Drafts of a team: from a key to the colleague, pushes, a large space, and a restart of the server. */
export const measureTeam = (repetitions: number) =>
  withBrowser(async (browser, _own, address) => {
    const [few, many] = [await startServer(root), await startServer(root)];
    const left = new AbortController();
    setMaxListeners(0, left.signal);
    await fill(few.address, 50);
    await fill(many.address, 5000);
    await Promise.all(Array.from({ length: OTHER_PAGES }, () => connect(address, left.signal)));
    const { typed, pushed, reconnected, ...opened } = await measureInTurns(repetitions, {
      typed: () => typeToColleague(browser, address),
      pushed: () => push(address),
      few: () => openSpace(browser, few.address),
      many: () => openSpace(browser, many.address),
      reconnected: reconnect,
    });
    left.abort();
    await Promise.all([few.stop(), many.stop()]);
    const control = { what: '50 drafts', runs: opened.few };
    const key = `key to the colleague’s phone beside ${OTHER_PAGES} pages`;
    return [
      rowOf([key, 'ms', 'median'], typed, undefined, 300),
      rowOf(['the same, 95 of 100', 'ms', 'p95'], typed, undefined, 1000),
      rowOf(['push of a draft: p99, 16 at once', 'ms', 'p99'], pushed),
      rowOf(['5,000 drafts of a space: until the first is drawn', 'ms', 'first'], opened.many, control, 1.5),
      rowOf([`${RECONNECTING} pages connect again`, 's', 'seconds'], reconnected, undefined, 10),
    ];
  });
