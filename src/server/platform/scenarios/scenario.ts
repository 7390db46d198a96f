import { TemplateStatus } from '../../../schema/values/enums';
import {
  badRequest,
  forbidden,
  internalServerError,
  tooManyRequests,
  unauthorized,
  withoutBody,
} from '../replies/templateReplies';

/** Replaces the usual outcome of a creation. */
export type Scenario =
  | { kind: 'create'; status?: TemplateStatus; delayMs?: number; dropAfterCommit?: boolean }
  | { kind: 'answer'; answer: () => Response }
  | { kind: 'drop' };

const MAX_DELAY_MS = 60_000;

const answer = (make: () => Response): Scenario => ({ kind: 'answer', answer: make });

/** Reads an entry like `201:approved`, `429:7` or `slow:5000`; undefined if it is not valid. */
export function readScenario(entry: string): Scenario | undefined {
  const colon = entry.indexOf(':');
  const word = colon === -1 ? entry : entry.slice(0, colon);
  const detail = colon === -1 ? undefined : entry.slice(colon + 1);
  return detail === undefined ? readPlain(word) : readDetailed(word, detail);
}

function readPlain(word: string): Scenario | undefined {
  switch (word) {
    case '201':
      return { kind: 'create' };
    case '401':
      return answer(unauthorized);
    case '403':
      return answer(forbidden);
    case '500':
      return answer(internalServerError);
    case '502':
      return answer(() => withoutBody(502));
    case '503':
      return answer(() => withoutBody(503));
    case '504':
      return answer(() => withoutBody(504));
    case 'dropped-after-commit':
      return { kind: 'create', dropAfterCommit: true };
    case 'dropped-before-commit':
      return { kind: 'drop' };
    default:
      return undefined;
  }
}

function readDetailed(word: string, detail: string): Scenario | undefined {
  switch (word) {
    case '201': {
      const status = TemplateStatus.safeParse(detail);
      return status.success ? { kind: 'create', status: status.data } : undefined;
    }
    case '400':
      return /^[\w.[\]]{1,200}$/.test(detail)
        ? answer(() => badRequest(detail, 'is refused by the scenario'))
        : undefined;
    case '429':
      return /^\d{1,10}$/.test(detail) ? answer(() => tooManyRequests(detail)) : undefined;
    case 'slow': {
      const delayMs = /^\d{1,5}$/.test(detail) ? Number(detail) : Number.NaN;
      return delayMs <= MAX_DELAY_MS ? { kind: 'create', delayMs } : undefined;
    }
    default:
      return undefined;
  }
}
