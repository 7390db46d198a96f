import { largestTemplate } from '../../src/schema/testing/largestTemplate';
import { speedTen } from '../../src/schema/testing/speedDocuments';
import { root } from '../run.mjs';
import { startProcess, startServer, TOKEN } from './process';
import { measureInTurns, quantile, rowOf } from './table';

/** Requests at the same time. */
const AT_ONCE = 16;
let made = 0;

async function send(url: string, template: object) {
  const name = `bench_${(made += 1)}`;
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${TOKEN}` };
  const body = JSON.stringify({ ...template, name });
  const answer = await fetch(url, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}.`);
}

/** How many requests a second, and the slowest hundredth in milliseconds. */
async function load(address: string, count: number, template: object) {
  const times: number[] = [];
  const startedAt = performance.now();
  const worker = async () => {
    for (let sent = 0; sent < count / AT_ONCE; sent += 1) {
      const sentAt = performance.now();
      await send(`${address}/v2/rcs/bench/templates`, template);
      times.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const seconds = (performance.now() - startedAt) / 1000;
  return { rate: times.length / seconds, p99: quantile(times, 0.99) };
}

/** The built server beside a bare one. */
export async function measureServer(repetitions: number) {
  const own = await startServer(root);
  const bare = await startProcess(['scripts/bench.mjs', 'scripts/bench/control.ts']);
  const largest = largestTemplate();
  const ten = speedTen.template;
  try {
    const runs = await measureInTurns(repetitions, {
      largest: () => load(own.address, 192, largest),
      bareLargest: () => load(bare.address, 192, largest),
      ten: () => load(own.address, 608, ten),
      bareTen: () => load(bare.address, 608, ten),
    });
    const what = 'node:http, zod, insert';
    return [
      { name: 'largest carousel (273 kB)', measured: runs.largest, control: runs.bareLargest },
      { name: 'carousel of ten cards (10 kB)', measured: runs.ten, control: runs.bareTen },
    ].flatMap(({ name, measured, control }) => [
      rowOf([`${name}: created`, 'a second', 'rate'], measured, { what, runs: control }),
      rowOf([`${name}: p99`, 'ms', 'p99'], measured, { what, runs: control }),
    ]);
  } finally {
    await Promise.all([own.stop(), bare.stop()]);
  }
}
