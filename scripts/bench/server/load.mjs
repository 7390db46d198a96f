// @ts-check
import { Agent, request } from 'node:http';
import { TOKEN } from './processes.mjs';

/** Requests at the same time, each over a connection of its own that is kept. */
export const CONNECTIONS = 16;

/**
 * Times of a load, in milliseconds.
 * @typedef {{ wallMs: number, cpuMs: number, latencies: number[] }} Load
 * @typedef {{ method?: string, path: string, headers?: Record<string, string>, body?: string, status: number }} Call
 */

/**
 * Sends requests, and measures them and what they cost the server.
 * @param {import('./processes.mjs').Measured} server
 * @param {number} count
 * @param {(at: number) => Call} makeCall
 * @returns {Promise<Load>}
 */
export async function sendLoad(server, count, makeCall, connections = CONNECTIONS) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  /** @type {number[]} */
  const latencies = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const call = makeCall((next += 1));
      const started = performance.now();
      await send(new URL(call.path, server.address), call, agent);
      latencies.push(performance.now() - started);
    }
  };
  const before = await server.readUsage();
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, worker));
  const wallMs = performance.now() - started;
  const after = await server.readUsage();
  agent.destroy();
  return { wallMs, cpuMs: after.cpuMs - before.cpuMs, latencies };
}

/**
 * @param {URL} address
 * @param {Call} call
 * @param {Agent} agent
 * @returns {Promise<void>}
 */
function send(address, { method = 'GET', headers, body, status }, agent) {
  return new Promise((resolve, reject) => {
    const sent = request(
      address,
      {
        method,
        agent,
        headers: {
          ...(body === undefined
            ? {}
            : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
          Authorization: `Bearer ${TOKEN}`,
          ...headers,
        },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () =>
          answer.statusCode === status
            ? resolve()
            : reject(new Error(`${method} ${address.pathname} was answered ${answer.statusCode}.`)),
        );
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}
