import { createServer, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { trustPlatform } from '../models/bench/sendGuard';

type Template = { name: string; type: string; component: unknown };
type Stored = Template & { status: string; ttl: string };
/** Answers one creation. `store` keeps the template, as a platform that loses its answer does. */
export type Answer = (response: ServerResponse, template: Template, store: () => void) => void;

const created: Answer = (response, template, store) => {
  store();
  send(response, 201, { ...template, status: 'pending' });
};

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** A stub of the vendor's platform for one app id, `shop`, which can be read back. Its creations answer as a test says. */
export class VendorStub {
  readonly stored = new Map<string, Stored>();
  /** Requests in order: "POST /v2/rcs/shop/templates". */
  readonly requests: string[] = [];
  #next: Answer = created;
  readonly #server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    this.requests.push(`${method} ${url}`);
    if (method === 'POST') {
      void json(request).then((body) => this.#create(response, body as Template));
      return;
    }
    const [, name, part] = /\/templates(?:\/([^/]+))?(\/status)?$/.exec(url) ?? [];
    if (name === undefined) return send(response, 200, [...this.stored.values()]);
    const found = this.stored.get(decodeURIComponent(name));
    if (found) return send(response, 200, part === undefined ? found : { status: found.status });
    const message = `Template Not Found for appId: shop and templateName: ${name}`;
    return send(response, 404, { error: { message, code: 404 } });
  });

  get address(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    trustPlatform(this.address);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The answer to the next creation; the ones after it are created. */
  answerNext(answer: Answer): void {
    this.#next = answer;
  }

  #create(response: ServerResponse, template: Template): void {
    const answer = this.#next;
    this.#next = created;
    answer(response, template, () => {
      this.stored.set(template.name, { ...template, status: 'pending', ttl: '30d' });
    });
  }
}
