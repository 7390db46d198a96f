import { Agent, request } from 'node:http';
import { textTemplate } from '../../testing/testApp';

export const TOKEN = 'marked-token-9b1f3e';

/** Settings of a server under load. */
export const loadSettings = {
  PLATFORM_TOKENS: JSON.stringify({ [TOKEN]: ['demo'] }),
  PLATFORM_RATE_LIMIT: '0',
};

export type Load = {
  /** Names that were answered with 201. */
  acknowledged: Set<string>;
  /** Names whose request ended without an answer. */
  unanswered: Set<string>;
  /** Resolves when every connection of the load has failed, as after the end of the server. */
  ended: Promise<unknown>;
};

/** Creates templates over kept connections until each of them fails. */
export function startLoad(address: string, connections: number, prefix: string): Load {
  const acknowledged = new Set<string>();
  const unanswered = new Set<string>();
  const worker = async (number: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let at = 0; ; at += 1) {
      const name = `${prefix}_${number}_${at}`;
      const { status, isRefused } = await create(address, name, agent);
      if (status === 201) acknowledged.add(name);
      else if (status === undefined && !isRefused) unanswered.add(name);
      // A stopping server asks for a new connection; one that is gone refuses it.
      if (isRefused) break;
      if (status !== undefined && status !== 201) throw new Error(`${name} was answered ${status}.`);
    }
    agent.destroy();
  };
  return {
    acknowledged,
    unanswered,
    ended: Promise.all(Array.from({ length: connections }, (_, number) => worker(number))),
  };
}

type Sent = { status?: number | undefined; isRefused?: boolean };

/** Creates a template; the status is absent if the connection was lost, and `isRefused` says that none was made. */
export function create(address: string, name: string, agent?: Agent): Promise<Sent> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${TOKEN}` };
  return new Promise((resolve) => {
    const sent = request(
      new URL('/v2/rcs/demo/templates', address),
      { method: 'POST', headers, agent },
      (answer) => {
        answer.resume();
        answer.once('close', () => resolve(answer.complete ? { status: answer.statusCode } : {}));
      },
    );
    sent.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ isRefused: error.code === 'ECONNREFUSED' }),
    );
    sent.end(JSON.stringify(textTemplate(name)));
  });
}
