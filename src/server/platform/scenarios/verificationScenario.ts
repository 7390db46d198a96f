import { VerificationError } from '../../../schema/verification/verification';
import { tooManyStarts, verificationError } from '../replies/verificationReplies';
import { readCommon, readOddSuccess } from './commonAnswers';
import { answerWith, type Scenario } from './scenario';

const usualCodes: Readonly<Record<string, number>> = { 400: 40001, 401: 40100, 403: 40300, 404: 40003 };

/** Reads an entry for starts of verifications, like `400:40002`, `refuse` or `slow:5000`; undefined if it is not valid. */
export function readVerificationScenario(entry: string): Scenario | undefined {
  const [word = '', ...rest] = entry.split(':');
  if (Object.hasOwn(usualCodes, word)) return readRefusal(word, rest);
  const detail = rest.length === 0 ? undefined : rest.join(':');
  if (detail === undefined) return readPlain(word) ?? readCommon(word, undefined);
  if (word === '200') return readOddSuccess(detail);
  if (word === '429')
    return /^\d{1,10}$/.test(detail) ? answerWith(() => tooManyStarts(Number(detail))) : undefined;
  return readCommon(word, detail);
}

function readPlain(word: string): Scenario | undefined {
  switch (word) {
    case '200':
      return { kind: 'proceed' };
    case '500':
      return answerWith(() => Response.json({ message: 'Something went wrong.' }, { status: 500 }));
    case 'complete':
      return { kind: 'proceed', outcome: { status: 'SUCCESSFUL' } };
    case 'refuse':
      return { kind: 'proceed', outcome: { status: 'FAIL', reason: 'Denied' } };
    case 'expire':
      return { kind: 'proceed', outcome: { status: 'FAIL', reason: 'Expired' } };
    default:
      return undefined;
  }
}

function readRefusal(status: string, [code = String(usualCodes[status]), ...more]: string[]) {
  const [parameter = 'identity.endpoint', extra] = more;
  const known = VerificationError.shape.errorCode.safeParse(/^\d{5}$/.test(code) ? Number(code) : undefined);
  if (!known.success || extra !== undefined || !/^[\w.[\]-]{1,200}$/.test(parameter)) return undefined;
  return answerWith(() =>
    verificationError(Number(status), known.data, parameter, 'is refused by the scenario'),
  );
}
