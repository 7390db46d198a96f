import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
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

  async #pass({ url = '/', method = 'GET' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await fetch(new URL(url, this.#behind), {
      method,
      headers: { accept: 'text/html,*/*', 'accept-encoding': 'identity' },
    });
    const headers = Object.fromEntries(answer.headers);
    delete headers['content-length'];
    delete headers['content-encoding'];
    delete headers['transfer-encoding'];
    response.writeHead(answer.status, headers);
    response.end(this.#renewed ? renewed(url, await answer.text()) : Buffer.from(await answer.arrayBuffer()));
  }
}

function renewed(url: string, text: string): string {
  if (url.startsWith('/sw.js')) return text.replace(/(\.html",revision:")[0-9a-f]+/g, '$1newer');
  return text.replace('</head>', `${newerMark}</head>`);
}
