import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { AddressInfo } from 'node:net';

/** Marks the document of the newer release. */
const newerMark = '<meta name="release" content="newer">';

/** A proxy before a server that can pretend to serve a newer release of the page. */
export class RenewableServer {
  readonly #behind: string;
  readonly #server: Server;
  #renewed = false;

  constructor(behind: string) {
    this.#behind = behind;
    this.#server = createServer((request, response) => void this.#pass(request, response));
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Serves the document and the worker of a newer release from now on. */
  renew(): void {
    this.#renewed = true;
  }

  async end(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', method = 'GET', headers: sent } = request;
    const hasBody = method !== 'GET' && method !== 'HEAD';
    // Conditions of drafts. A condition about a file would hide the newer release.
    const conditions = url.startsWith('/api/') ? ['if-match', 'if-none-match', 'idempotency-key'] : [];
    const passed = ['accept', 'content-type', ...conditions].flatMap((name) =>
      typeof sent[name] === 'string' ? [[name, sent[name]] as const] : [],
    );
    const left = new AbortController();
    response.once('close', () => left.abort());
    const answer = await fetch(new URL(url, this.#behind), {
      method,
      headers: { ...Object.fromEntries(passed), 'accept-encoding': 'identity' },
      signal: left.signal,
      ...(hasBody && { body: await buffer(request) }),
    }).catch(() => undefined);
    if (!answer) {
      response.destroy();
      return;
    }
    const headers = Object.fromEntries(answer.headers);
    delete headers['content-length'];
    delete headers['content-encoding'];
    delete headers['transfer-encoding'];
    response.writeHead(answer.status, headers);
    if (this.#renewed && !url.startsWith('/api/')) {
      response.end(renewed(url, await answer.text()));
      return;
    }
    response.flushHeaders();
    // A stream of events goes on until the page leaves.
    await pipeline(
      answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([]),
      response,
    ).catch(() => undefined);
  }
}

function renewed(url: string, text: string): string {
  if (url.startsWith('/sw.js'))
    return text.replace(/(revision":")[0-9a-f]+(?=","url":"index\.html")/, '$1newer');
  return text.replace('</head>', `${newerMark}</head>`);
}
