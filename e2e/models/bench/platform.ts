import type { APIRequestContext } from '@playwright/test';

/** The answer of `GET /api/connection`. */
export type Connection = {
  platform: 'embedded' | 'remote';
  baseUrl: string;
  appIds: string[];
  textLimit: number;
  credentials: 'server' | 'page';
};

/** Answers of both interfaces. */
type CommonAnswer =
  | `429:${number}`
  | '500'
  | '502'
  | '503'
  | '504'
  | `slow:${number}`
  | `html:${number}`
  | 'redirect'
  | 'dropped-after-commit'
  | 'dropped-before-commit';

/** Answers that the embedded platform can be set to. `docs/qa.md` explains each. */
export type ScenarioAnswer =
  | '201'
  | `201:${'approved' | 'pending' | 'rejected' | 'expired' | 'odd' | 'empty'}`
  | `400:${string}`
  | '401'
  | '403'
  | '409'
  | CommonAnswer;

/** An answer in a flow's own words. It creates nothing. */
export type RawAnswer = { status: number; headers?: Record<string, string>; body?: string };

type Refusal = 400 | 401 | 403 | 404;
/** The error codes of verifications. */
type ErrorCode = 40001 | 40002 | 40003 | 40100 | 40300 | 42900;
/** Answers to starts of verifications; `complete`, `refuse` and `expire` start one that is over at once. */
export type VerificationAnswer =
  | '200'
  | `200:${'odd' | 'empty'}`
  | 'complete'
  | 'refuse'
  | 'expire'
  | `${Refusal}`
  | `${Refusal}:${ErrorCode}`
  | `${Refusal}:${ErrorCode}:${string}`
  | CommonAnswer;

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
  async answers(name: string, ...answers: (ScenarioAnswer | RawAnswer)[]): Promise<void> {
    await this.#put('/api/scenario', { name }, answers);
  }

  /** Sets the answers to the next starts of a verification of this number, in this order. */
  async verificationAnswers(endpoint: string, ...answers: (VerificationAnswer | RawAnswer)[]): Promise<void> {
    await this.#put('/api/verification/scenario', { endpoint }, answers);
  }

  /** Moves a template to another status, as an approval does. */
  async setStatus(
    appId: string,
    name: string,
    status: 'pending' | 'approved' | 'rejected' | 'expired',
  ): Promise<void> {
    await this.#send('PUT', `/api/platform/templates/${appId}/${name}/status`, { status });
  }

  /** Removes all templates and verifications, for everybody who uses this server. */
  async empty(): Promise<void> {
    await this.#send('DELETE', '/api/platform');
  }

  #put(path: string, target: Record<string, string>, answers: readonly (string | RawAnswer)[]) {
    const next = answers.map((answer) => ({
      ...(typeof answer === 'string' ? { answer } : { raw: answer }),
      ...target,
    }));
    return this.#send('PUT', path, { next });
  }

  async #send(method: 'PUT' | 'DELETE', path: string, data?: object): Promise<void> {
    const response = await this.#request.fetch(path, {
      method,
      headers: { origin: this.#origin },
      ...(data ? { data } : {}),
    });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  }
}
