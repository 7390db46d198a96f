import { TemplateStatus } from '../../../schema/values/enums';
import {
  badRequest,
  forbidden,
  internalServerError,
  tooManyRequests,
  unauthorized,
} from '../replies/templateReplies';
import { readCommon, readOddSuccess } from './commonAnswers';
import { answerWith, type Scenario } from './scenario';

/** Reads an entry for creations, like `201:approved`, `429:7` or `slow:5000`; undefined if it is not valid. */
export function readTemplateScenario(entry: string): Scenario | undefined {
  const colon = entry.indexOf(':');
  const word = colon === -1 ? entry : entry.slice(0, colon);
  const detail = colon === -1 ? undefined : entry.slice(colon + 1);
  return (detail === undefined ? readPlain(word) : readDetailed(word, detail)) ?? readCommon(word, detail);
}

function readPlain(word: string): Scenario | undefined {
  switch (word) {
    case '201':
      return { kind: 'proceed' };
    case '401':
      return answerWith(unauthorized);
    case '403':
      return answerWith(forbidden);
    case '500':
      return answerWith(internalServerError);
    default:
      return undefined;
  }
}

function readDetailed(word: string, detail: string): Scenario | undefined {
  switch (word) {
    case '201': {
      const status = TemplateStatus.safeParse(detail);
      return status.success ? { kind: 'proceed', status: status.data } : readOddSuccess(detail);
    }
    case '400':
      return /^[\w.[\]]{1,200}$/.test(detail)
        ? answerWith(() => badRequest(detail, 'is refused by the scenario'))
        : undefined;
    case '429':
      return /^\d{1,10}$/.test(detail) ? answerWith(() => tooManyRequests(detail)) : undefined;
    default:
      return undefined;
  }
}
