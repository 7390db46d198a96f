import { request } from '../../http/request';
import { phoneNumberRule } from '../../schema/template/dialAction';
import { callerHeaders, gatewayPath, type VerificationService } from '../connection/caller';
import { readStatusAnswer } from '../status/readStatus';
import type { StatusOutcome } from '../outcome/statusOutcome';

export type LookupWay = 'id' | 'number' | 'reference';

/** What a lookup found, or what each way that was tried answered. */
export type LookupResult =
  | { kind: 'found'; by: LookupWay; id: string }
  /** `tried`: every way in turn. None of them knows the text. */
  | { kind: 'unknown'; tried: readonly LookupWay[] }
  /** The platform did not say whether it knows the text. */
  | { kind: 'not_answered'; by: LookupWay; message: string };

const paths = {
  id: 'id/',
  number: 'seamless/number/',
  reference: 'reference/',
} as const satisfies Record<LookupWay, string>;

/** The ways in which a text can name a verification: only a number is one at a glance. */
export function waysOf(text: string): LookupWay[] {
  return phoneNumberRule.check(text) === undefined ? ['number', 'reference'] : ['id', 'reference'];
}

/** Asks the platform for a verification by its id, number or reference, one way after the other until one is known. */
export async function lookUp(text: string, service: VerificationService): Promise<LookupResult> {
  const tried: LookupWay[] = [];
  for (const by of waysOf(text)) {
    // The second way is asked only if the first does not know the text.
    // oxlint-disable-next-line no-await-in-loop
    const { outcome, id } = await ask(by, text, service);
    if (outcome.kind === 'status' && id !== undefined) return { kind: 'found', by, id };
    if (outcome.kind === 'no_answer') return { kind: 'not_answered', by, message: outcome.why };
    // 400: the platform takes no such text there, so it knows none.
    if (outcome.kind === 'refused' && ![400, 404].includes(outcome.status))
      return { kind: 'not_answered', by, message: describeRefusal(outcome) };
    if (outcome.kind === 'status')
      return {
        kind: 'not_answered',
        by,
        message: 'The platform answered with a verification without an id.',
      };
    tried.push(by);
  }
  return { kind: 'unknown', tried };
}

const describeRefusal = ({ status, message }: Extract<StatusOutcome, { kind: 'refused' }>) =>
  `The platform refused to say (${status}): ${message}`;

async function ask(by: LookupWay, text: string, service: VerificationService) {
  const address = `${service.baseUrl ?? gatewayPath}/v1/verifications/${paths[by]}${encodeURIComponent(text)}`;
  const answer = await request(address, {
    headers: callerHeaders(service, { method: 'GET', address, body: '' }),
    ...(service.signal === undefined ? {} : { signal: service.signal }),
  });
  const id = answer.kind === 'answer' ? idIn(answer.json) : undefined;
  return { outcome: readStatusAnswer(answer, id ?? '', Date.now()), id };
}

function idIn(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null || !('id' in json)) return undefined;
  return typeof json.id === 'string' && json.id !== '' ? json.id : undefined;
}
