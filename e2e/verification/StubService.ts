import { createServer, type Server } from 'node:http';
import { trustPlatform } from '../models/bench/sendGuard';

/** A verification service for one spec. It gives the answer that the spec sets. */
export class StubService {
  readonly #server: Server;
  /** Body of the next starts. */
  started: unknown = {};
  /** Paths that were asked for, with their methods. */
  readonly asked: string[] = [];
  #address = '';

  constructor() {
    this.#server = createServer((request, response) => {
      this.asked.push(`${request.method} ${request.url}`);
      request.resume();
      const body =
        request.method === 'POST' ? this.started : { id: 'v-1', method: 'seamless', status: 'PENDING' };
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  }

  get baseUrl(): string {
    return `${this.#address}/verification`;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    this.#address = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    trustPlatform(this.#address);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
