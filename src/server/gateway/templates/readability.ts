import { setTimeout } from 'node:timers/promises';
import { TemplateNotFound } from '../../../schema/responses/templateResponses';

/** Whether a platform answers the requests that read templates back. */
type Readable = 'yes' | 'no' | 'unknown';

export type Readability = {
  /** What is known now. The first call sends a request to the platform, and waits at most two seconds for its answer. */
  find: () => Promise<Readable>;
  /** Learns from the answer to a reading request. */
  learn: (answer: Response) => Promise<void>;
};

const MAX_WAIT_MS = 2000;

/** Statuses that say nothing: credentials, rate, failures. */
const silentStatuses = new Set([401, 403, 408, 429, 500, 502, 503, 504]);

/**
 * Finds out whether a platform can be read, by asking it once for the status of a template that does not exist.
 *
 * @param probe requests that status; undefined where this server has no credentials
 */
export function createReadability(probe?: () => Promise<Response>): Readability {
  let known: Readable = 'unknown';
  let asked: Promise<void> | undefined;

  async function learn(answer: Response) {
    if (answer.status === 200 || (await isNotFound(answer))) known = 'yes';
    else if (!silentStatuses.has(answer.status)) known = 'no';
  }
  return {
    learn,
    async find() {
      if (known === 'unknown' && probe) {
        asked ??= probe()
          .then(learn)
          .catch(() => undefined)
          .finally(() => {
            // The next call tries again if the platform could not answer now.
            if (known === 'unknown') asked = undefined;
          });
        await Promise.race([asked, setTimeout(MAX_WAIT_MS, undefined, { ref: false })]);
      }
      return known;
    },
  };
}

/** The embedded platform can always be read. */
export const alwaysReadable: Readability = { find: async () => 'yes', learn: async () => undefined };

/** The 404 of the vendor's documentation. Any other 404 comes from a server that knows no such address. */
export async function isNotFound(answer: Response): Promise<boolean> {
  if (answer.status !== 404) return false;
  try {
    const body: unknown = await answer.clone().json();
    return TemplateNotFound.safeParse(body).success;
  } catch {
    return false;
  }
}
