// @module-tag slow
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createRawServer, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MediaCheckAnswer, type MediaLook } from '../../../schema/media/mediaLook';
import { connectionFrom } from '../../testing/connectionFrom';
import { openTestApp, ORIGIN, postJson, type TestApp } from '../../testing/testApp';
import { realJpeg } from '../testing/mediaSamples';
import { bypassForms, bypassResolutions, goodAddresses } from '../testing/bypassForms';
import { CONNECT_MS, lookAt } from './lookAt';
import type { IpAddress, Outside } from './reach';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

let stub: Server;
let port: number;
let handle: Handle;
let received: IncomingMessage[];
const serveJpeg: Handle = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Length': realJpeg().length });
  response.end(realJpeg());
};

beforeAll(async () => {
  stub = createServer((request, response) => {
    received.push(request);
    handle(request, response);
  });
  await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
  const address = stub.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => void stub.close());
beforeEach(() => {
  handle = serveJpeg;
  received = [];
});

const toIp = (address: string): IpAddress => ({ address, family: address.includes(':') ? 6 : 4 });

/** An outside whose name server gives these answers, and whose every public address is the stub. */
function outsideOf(answers: readonly string[], dialPort = () => port) {
  const dialled: string[] = [];
  const resolved: string[] = [];
  const outside: Outside = {
    async resolve(host) {
      resolved.push(host);
      return answers.map(toIp);
    },
    dial({ address }) {
      dialled.push(address);
      return { address: '127.0.0.1', family: 4, port: dialPort() };
    },
  };
  return { outside, dialled, resolved };
}

const PUBLIC = ['93.184.215.14'];

describe('the guard', () => {
  test('judges the address by its text: nobody is dialled, and no private name is looked up', async () => {
    const { outside, dialled, resolved } = outsideOf(['127.0.0.1']);
    expect(bypassForms.length).toBeGreaterThan(140);
    const late: string[] = [];
    await Promise.all(
      bypassForms.map(async (address) => {
        const { outcome } = await lookAt(address, outside);
        if (outcome === 'unreachable') late.push(address);
        else expect([address, ['invalid', 'private', 'port'].includes(outcome)]).toEqual([address, true]);
      }),
    );
    expect([dialled, received, resolved, late]).toEqual([[], [], [], []]);
  });

  test.concurrent('judges every address of a name before a socket opens', async () => {
    const looks = bypassResolutions.map(async (answers) => {
      const { outside, dialled } = outsideOf(answers);
      return [answers, (await lookAt('http://shop.example.com/a.jpg', outside)).outcome, dialled];
    });
    expect(await Promise.all(looks)).toEqual(
      bypassResolutions.map((answers) => [answers, 'unreachable', []]),
    );
    expect(received).toEqual([]);
  });

  test('lets good addresses pass, and asks a name server once for each', async () => {
    for (const address of goodAddresses.filter((each) => !each.startsWith('https:'))) {
      const { outside, dialled, resolved } = outsideOf(PUBLIC);
      const look = await lookAt(address, outside);
      expect([address, look.outcome, look.kind]).toEqual([address, 'reached', 'jpeg']);
      expect(resolved.length).toBeLessThanOrEqual(1);
      expect(new Set(dialled).size).toBe(1);
    }
    // Over TLS the stub breaks off, which shows that it was dialled.
    for (const address of goodAddresses.filter((each) => each.startsWith('https:'))) {
      const { outside, dialled } = outsideOf(PUBLIC);
      const { outcome } = await lookAt(address, outside);
      expect([address, ['certificate', 'unreachable'].includes(outcome)]).toEqual([address, true]);
      expect(dialled).toEqual(PUBLIC);
    }
  });

  test('a name that changes its address between two questions reaches the first one only', async () => {
    let questions = 0;
    const { outside, dialled } = outsideOf(PUBLIC);
    const rebinding: Outside = {
      ...outside,
      async resolve() {
        questions += 1;
        return [toIp(questions === 1 ? '93.184.215.14' : '127.0.0.1')];
      },
    };
    expect((await lookAt('http://shop.example.com/a.jpg', rebinding)).outcome).toBe('reached');
    expect([questions, [...new Set(dialled)]]).toEqual([1, PUBLIC]);
  });

  test.concurrent('closed, silent, private and unknown hosts have one answer after one time', async () => {
    const silent = createRawServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const silentAddress = silent.address();
    const silentPort = typeof silentAddress === 'object' && silentAddress !== null ? silentAddress.port : 0;
    const cases: [string, Outside][] = [
      ['http://closed.example.com/', outsideOf(PUBLIC, () => 1).outside],
      ['http://private.example.com/', outsideOf(['10.0.0.1']).outside],
      [
        'http://unknown.example.com/',
        { ...outsideOf([]).outside, resolve: () => Promise.reject(new Error('ENOTFOUND')) },
      ],
      ['https://silent.example.com/', outsideOf(PUBLIC, () => silentPort).outside],
      [
        'http://no-answer.example.com/',
        { ...outsideOf([]).outside, resolve: () => new Promise(() => undefined) },
      ],
    ];
    const looks = await Promise.all(
      cases.map(async ([address, outside]) => {
        const started = performance.now();
        const { outcome, ...rest } = await lookAt(address, outside);
        // Nothing but the outcome is told, and never before the end of connecting.
        return [address, outcome, rest, performance.now() - started >= CONNECT_MS - 5];
      }),
    );
    silent.close();
    expect(looks).toEqual(cases.map(([address]) => [address, 'unreachable', {}, true]));
  });
});

const look = () => lookAt('http://shop.example.com/shoe.jpg?size=2', outsideOf(PUBLIC).outside);

describe('a look', () => {
  test('asks as a platform would: HEAD, then GET, without credentials', async () => {
    const seen = await look();
    expect(seen).toMatchObject({
      outcome: 'reached',
      status: 200,
      contentType: 'image/jpeg',
      kind: 'jpeg',
      bytes: realJpeg().length,
    });
    expect(seen.width).toBeGreaterThan(100);
    expect(received.map(({ method, url }) => [method, url])).toEqual([
      ['HEAD', '/shoe.jpg?size=2'],
      ['GET', '/shoe.jpg?size=2'],
    ]);
    for (const { headers } of received) {
      expect(headers.host).toBe('shop.example.com');
      expect(Object.keys(headers).toSorted()).toEqual([
        'accept',
        'accept-encoding',
        'connection',
        'host',
        'user-agent',
      ]);
      expect(headers['accept-encoding']).toBe('identity');
    }
  });

  test('never follows a redirect', async () => {
    for (const [status, location, shown] of [
      [301, '/b.jpg', 'http://shop.example.com/b.jpg'],
      [302, 'http://127.0.0.1/secret', 'http://127.0.0.1/secret'],
      [307, '//evil.example/x', 'http://evil.example/x'],
      [308, `https://shop.example.com/${'x'.repeat(5000)}`, undefined],
    ] as const) {
      received = [];
      handle = (_request, response) => void response.writeHead(status, { Location: location }).end();
      const seen = await look();
      expect(seen).toMatchObject({ outcome: 'reached', status });
      if (shown) expect(seen.location).toBe(shown);
      expect(seen.location?.length).toBeLessThanOrEqual(2048);
      expect(received).toHaveLength(1);
    }
  });

  test('reads 64 kB at most, whatever is announced', async () => {
    let sent = 0;
    handle = (request, response) => {
      response.writeHead(200, { 'Content-Type': 'image/jpeg' });
      if (request.method === 'HEAD') {
        response.end();
        return;
      }
      const write = () => {
        if (response.destroyed) return;
        sent += 65_536;
        response.write(sent === 65_536 ? Buffer.concat([realJpeg()], 65_536) : Buffer.alloc(65_536));
        setImmediate(write);
      };
      write();
    };
    expect(await look()).toMatchObject({ outcome: 'reached', kind: 'jpeg' });
    expect(sent).toBeLessThan(20_000_000);
  });

  test('tells the truth about other answers', async () => {
    const answers: [Handle, Partial<MediaLook>][] = [
      [(_request, response) => void response.writeHead(404).end('no'), { status: 404 }],
      [(_request, response) => void response.writeHead(403).end('no'), { status: 403 }],
      [
        (_request, response) =>
          void response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end('<html><title>Sign in'),
        { status: 200, foreign: 'web page (HTML)', contentType: 'image/jpeg' },
      ],
      [
        (request, response) =>
          request.method === 'HEAD' ? void response.writeHead(405).end() : serveJpeg(request, response),
        { status: 200, kind: 'jpeg' },
      ],
      [(request) => void request.socket.destroy(), { outcome: 'unreadable' }],
      [(request) => void request.socket.end('not http at all\r\n\r\n'), { outcome: 'unreadable' }],
    ];
    for (const [answer, expected] of answers) {
      handle = answer;
      expect(await look()).toMatchObject(expected);
    }
  });
});

const address = (name: string | number) => `http://shop.example.com/${name}.jpg`;

describe('POST /api/media-check', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await openTestApp({ outside: outsideOf(PUBLIC).outside });
  });
  afterEach(() => app.close());

  const check = async (addresses: string[], more: object = {}, client = '192.0.2.1') => {
    const answer = await app.call(
      '/api/media-check',
      postJson({ addresses, ...more }),
      connectionFrom(client),
    );
    return MediaCheckAnswer.parse(await answer.json()).looks;
  };

  test('answers one look for each address, and asks for each once in five minutes', async () => {
    const looks = await check([address('a'), 'ftp://x', address('a')]);
    expect(looks.map(({ outcome }) => outcome)).toEqual(['reached', 'invalid', 'reached']);
    await check([address('a')]);
    expect(received).toHaveLength(2);
    await check([address('a')], { again: true });
    expect(received).toHaveLength(4);
    app.clock.now += 6 * 60 * 1000;
    await check([address('a')]);
    expect(received).toHaveLength(6);
  });

  test('a file of this server is looked up, not called', async () => {
    const stored = await (
      await app.call('/api/media?name=a.jpg', { method: 'POST', body: new Uint8Array(realJpeg()) })
    ).json();
    const [own, absent] = await check([stored.url, `${ORIGIN}/media/${'0'.repeat(64)}.jpg`]);
    expect(own).toMatchObject({
      isOwn: true,
      outcome: 'reached',
      status: 200,
      kind: 'jpeg',
      bytes: stored.bytes,
      width: stored.width,
    });
    expect(absent).toMatchObject({ isOwn: true, status: 404 });
    expect(received).toEqual([]);
  });

  test('a person has five looks at once and thirty a minute', async () => {
    let running = 0;
    let most = 0;
    handle = (request, response) => {
      running += 1;
      most = Math.max(most, running);
      setTimeout(() => {
        running -= 1;
        serveJpeg(request, response);
      }, 5);
    };
    const first = await check(Array.from({ length: 20 }, (_, at) => address(at)));
    const second = await check(Array.from({ length: 20 }, (_, at) => address(at + 20)));
    expect(most).toBe(5);
    expect(first.every(({ outcome }) => outcome === 'reached')).toBe(true);
    expect(second.filter(({ outcome }) => outcome === 'limited')).toHaveLength(10);
    expect(second.find(({ outcome }) => outcome === 'limited')?.retryAfter).toBeGreaterThan(0);
    // Another person, and what was looked at already, are not limited.
    expect((await check([address('x')], {}, '192.0.2.2'))[0]?.outcome).toBe('reached');
    expect((await check([address(0)]))[0]?.outcome).toBe('reached');
  });

  test('a look that waited too long in line is not begun, and is asked for again', async () => {
    let held: (() => void)[] | undefined = [];
    handle = (request, response) => {
      const serve = () => serveJpeg(request, response);
      if (held) held.push(serve);
      else serve();
    };
    const checked = check(Array.from({ length: 20 }, (_, at) => address(at)));
    await expect.poll(() => held?.length).toBe(5);
    app.clock.now += 26_000;
    const first = held;
    held = undefined;
    for (const serve of first) serve();
    const looks = await checked;
    expect(looks.slice(0, 5).every(({ outcome }) => outcome === 'reached')).toBe(true);
    expect(looks.slice(5)).toHaveLength(15);
    for (const late of looks.slice(5)) expect(late).toMatchObject({ outcome: 'limited', retryAfter: 10 });
    expect((await check([address(19)]))[0]?.outcome).toBe('reached');
  });

  test('another request is refused', async () => {
    const requests: [unknown, number][] = [
      [{}, 400],
      [{ addresses: [] }, 400],
      [{ addresses: Array.from({ length: 21 }, () => 'http://x') }, 400],
      [{ addresses: [1] }, 400],
      [{ addresses: ['x'.repeat(5000)] }, 400],
      [{ addresses: ['http://x'], follow: true }, 400],
      ['{', 400],
      ['x'.repeat(600_000), 413],
    ];
    for (const [body, status] of requests)
      expect((await app.call('/api/media-check', postJson(body))).status).toBe(status);
  });
});
