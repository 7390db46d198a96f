import { VerificationError } from '../../../schema/verification/verification';
import { tooManyStarts, verificationError } from '../replies/verificationReplies';
import { oddSuccess, type Entries } from './commonAnswers';
import { answerWith } from './scenario';

const refusedWith = (status: number, code: number, parameter = 'identity.endpoint') => {
  const errorCode = VerificationError.shape.errorCode.parse(code);
  return answerWith(() =>
    verificationError(status, errorCode, parameter, 'has an error that a tester chose'),
  );
};

/** A refusal whose detail is its error code, and behind another colon its parameter: `400:40002:identity`. */
const refusalOf = (status: number) => (detail: string) => {
  const [code, parameter] = detail.split(':');
  return refusedWith(status, Number(code), parameter);
};

/** The entries for starts of verifications, like `400:40002` or `refuse`. */
export const verificationEntries: Entries = {
  plain: {
    200: { kind: 'proceed' },
    400: refusedWith(400, 40001),
    401: refusedWith(401, 40100),
    403: refusedWith(403, 40300),
    404: refusedWith(404, 40003),
    500: answerWith(() => Response.json({ message: 'Something went wrong.' }, { status: 500 })),
    complete: { kind: 'proceed', outcome: { status: 'SUCCESSFUL' } },
    refuse: { kind: 'proceed', outcome: { status: 'FAIL', reason: 'Denied' } },
    expire: { kind: 'proceed', outcome: { status: 'FAIL', reason: 'Expired' } },
  },
  detailed: {
    200: oddSuccess,
    400: refusalOf(400),
    401: refusalOf(401),
    403: refusalOf(403),
    404: refusalOf(404),
    429: (seconds) => answerWith(() => tooManyStarts(Number(seconds))),
  },
};
