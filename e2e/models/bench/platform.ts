import type { APIRequestContext } from '@playwright/test';

/** The answer of `GET /api/connection`. */
export type Connection = {
  platform: 'embedded' | 'remote';
  baseUrl: string;
  appIds: string[];
  textLimit: number;
  credentials: 'server' | 'page';
};

/** Answers that the embedded platform can be set to. `docs/qa.md` explains each. */
export type ScenarioAnswer =
  | `201:${'approved' | 'pending' | 'rejected' | 'expired'}`
  | `400:${string}`
  | '401'
  | '403'
  | `429:${number}`
  | '500'
  | '502'
  | '503'
  | '504'
  | `slow:${number}`
  | 'dropped-after-commit'
  | 'dropped-before-commit';

export async function readConnection(request: APIRequestContext): Promise<Connection> {
  const response = await request.get('/api/connection');
  if (!response.ok()) throw new Error(`/api/connection answered ${response.status()}.`);
  return (await response.json()) as Connection;
}

/** The embedded platform and its scenarios. */
export class Platform {
  readonly #request: APIRequestContext;
  readonly #origin: string;

  constructor(request: APIRequestContext, address: string) {
    this.#request = request;
    this.#origin = new URL(address).origin;
  }

  /** Sets the answers to the next creations under this name, in this order. Other names are not affected. */
  async answers(name: string, ...answers: ScenarioAnswer[]): Promise<void> {
    const response = await this.#request.put('/api/scenario', {
      headers: { origin: this.#origin },
      data: { next: answers.map((answer) => ({ answer, name })) },
    });
    if (!response.ok())
      throw new Error(`/api/scenario answered ${response.status()}: ${await response.text()}`);
  }
}
