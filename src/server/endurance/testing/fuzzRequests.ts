import type { RouteRule } from '../../access/route';
import { createBodies } from './fuzzBodies';
import { TOKEN } from './load';
import type { Random } from './random';

export type FuzzRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array;
};

const methods: [string, ...string[]] = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'PROPFIND',
];

const segments: [string, ...string[]] = [
  'demo',
  'f1',
  'f2',
  'No-Such',
  '%00',
  '%',
  '%zz',
  '%2e%2e',
  '..',
  '%F0%9F%98%80',
  '%C0%AF',
  'x'.repeat(3000),
  "'%20OR%201=1",
  '__proto__',
  ':name',
  '*',
];

/** Values of a header each; a header that names nothing here is not sent. */
const headerValues: Record<string, [string, ...string[]]> = {
  authorization: [
    `Bearer ${TOKEN}`,
    `bearer  ${TOKEN}`,
    'Bearer',
    'Bearer x',
    'Basic eDp5',
    'Application demo',
    'Application demo:eA==',
  ],
  'content-type': [
    'application/json',
    'application/json; charset=utf-8',
    'text/plain',
    'multipart/form-data',
    ';',
    'APPLICATION/JSON',
  ],
  'content-encoding': ['gzip', 'identity', 'x'],
  'idempotency-key': ['k1', 'k2', 'a b', 'x'.repeat(201)],
  origin: ['null', 'https://evil.example', 'http://'],
  'sec-fetch-site': ['same-origin', 'cross-site', 'x'],
  'x-forwarded-for': ['192.0.2.1', '6.6.6.6, 192.0.2.1', 'x', ','.repeat(500)],
  'x-forwarded-proto': ['https', 'x'],
  'x-timestamp': ['2026-11-22T10:00:00Z', 'now', '0'],
  'x-request-id': ['abcdefgh', '"', 'x'.repeat(500)],
  accept: ['text/html', '*/*', 'application/json;q=0', ','],
  'accept-encoding': ['br', 'gzip;q=0, br;q=0', '*;q=x', ''],
  'accept-language': ['de', '*', 'x'.repeat(300)],
  'if-none-match': ['*', 'W/"1"', '"'],
  range: ['bytes=0-1', 'bytes=-', 'x'],
  cookie: ['a=b', '__Host-session=x', ';;;=', 'session=%'],
  host: ['localhost', 'evil.example', '256.1.1.1', '[::1', 'a b', ''],
};

/** Makes requests to every address of the server, and to some that it has not. */
export function createRequests(rules: readonly RouteRule[], random: Random, seed: number) {
  // Most bodies are refused, so that addresses which create something must be asked more often to be reached.
  const creating = rules.filter(({ method }) => method === 'POST');
  const [first, ...others] = [...rules, ...creating, ...creating];
  if (first === undefined) throw new Error('The table of routes is empty.');
  const makeBody = createBodies(random, seed);

  return (): FuzzRequest => {
    const rule = random.pick([first, ...others]);
    const method = random.chance(0.85) ? rule.method : random.pick(methods);
    const filled = rule.path
      .split('/')
      .map((part) => fillSegment(part, random))
      .join('/');
    const path = random.chance(0.1)
      ? `${filled}${random.pick(['/', '//', '?', '?a=%', '?a=b&a[]=1&=', '#', ';x'])}`
      : filled;
    const headers: Record<string, string> = {};
    for (const [name, values] of Object.entries(headerValues))
      if (random.chance(usualHeaders[name] ?? 0.04))
        headers[name] = random.chance(0.7) ? values[0] : random.pick(values);
    // A Host of `localhost` is right; another is refused before anything else is looked at.
    if (headers.host !== undefined && random.chance(0.7)) delete headers.host;
    return { method, path: path === '' ? '/' : path, headers, body: takesBody(method) ? makeBody() : '' };
  };
}

/** A parameter of a path mostly gets a value that exists. */
function fillSegment(part: string, random: Random): string {
  if (part.startsWith(':') && random.chance(0.7)) return part === ':appId' ? 'demo' : 'f1';
  return part.startsWith(':') || random.chance(0.01) ? random.pick(segments) : part;
}

const usualHeaders: Record<string, number> = { authorization: 0.8, 'content-type': 0.85 };

const takesBody = (method: string) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method);

/** A request as the bytes of its connection, with some of them changed. */
export function toDamagedBytes({ method, path, headers, body }: FuzzRequest, random: Random): Buffer {
  const bytes = Buffer.from(body);
  const head = [
    `${method} ${path} HTTP/1.1`,
    ...Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${bytes.length + (random.chance(0.1) ? random.below(9) - 4 : 0)}`,
    ...(random.chance(0.1) ? ['transfer-encoding: chunked'] : []),
    '',
    '',
  ].join('\r\n');
  const whole = Buffer.concat([Buffer.from(head, 'latin1'), bytes]);
  const changes = random.below(4);
  for (let change = 0; change < changes; change += 1)
    whole[random.below(Math.min(whole.length, 400))] = random.pick([0, 10, 13, 32, 58, 127, 128, 255]);
  return random.chance(0.2) ? whole.subarray(0, random.below(whole.length)) : whole;
}
