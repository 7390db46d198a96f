import { TemplateStatus } from '../../../schema/values/enums';
import {
  badRequest,
  errorReply,
  forbidden,
  internalServerError,
  nameTaken,
  tooManyRequests,
  unauthorized,
} from '../replies/templateReplies';
import { oddSuccess, type Entries } from './commonAnswers';
import { answerWith } from './scenario';

/** The entries for creations, like `201:approved` or `429:7`. */
export const templateEntries: Entries = {
  plain: {
    201: { kind: 'proceed' },
    401: answerWith(unauthorized),
    403: answerWith(forbidden),
    // As some platforms answer for a name that is taken; the embedded one answers 400.
    409: answerWith(() => errorReply(409, `name: ${nameTaken}`)),
    500: answerWith(internalServerError),
  },
  detailed: {
    201(detail) {
      const status = TemplateStatus.safeParse(detail).data;
      return status ? { kind: 'proceed', status } : oddSuccess(detail);
    },
    400: (parameter) => answerWith(() => badRequest(parameter, 'has an error that a tester chose')),
    429: (seconds) => answerWith(() => tooManyRequests(seconds)),
  },
};
