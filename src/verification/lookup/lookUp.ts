import { isRecord } from '../../lib/values';
import { phoneNumberRule } from '../../schema/template/dialAction';
import { MAX_LISTED_VERIFICATIONS } from '../../schema/verification/verification';
import { z } from '../../schema/values/zod';
import { callService, readableTime, type VerificationService } from '../connection/connection';
import { readStatusAnswer, type StatusOutcome } from '../status/readStatus';

export type LookupKey = 'id' | 'number' | 'reference';

const Identified = z.object({ id: z.string().check(z.minLength(1)) });

const FoundVerification = z.extend(Identified, {
  status: z.string(),
  reason: z.catch(z.optional(z.string()), undefined),
  startedAt: readableTime,
});

/** One of the verifications that a lookup found. */
export type FoundVerification = z.infer<typeof FoundVerification>;

/** What a lookup found, or what each key that was tried answered. */
export type LookupResult =
  /** `all`: the newest first, at most 50. A platform may name the newest one alone. */
  | { kind: 'found'; by: LookupKey; id: string; all: readonly FoundVerification[] }
  /** `tried`: every key in turn. None of them knows the text. */
  | { kind: 'unknown'; tried: readonly LookupKey[] }
  /** The platform did not say whether it knows the text. */
  | { kind: 'not_answered'; by: LookupKey; message: string };

const paths = {
  id: 'id/',
  number: 'seamless/number/',
  reference: 'reference/',
} as const satisfies Record<LookupKey, string>;

/** The ways in which a text can name a verification: only a number is one at a glance. */
export function keysOf(text: string): LookupKey[] {
  return phoneNumberRule.fits(text) ? ['number', 'reference'] : ['id', 'reference'];
}

/** Asks the platform for a verification by its id, number or reference, one way after the other until one is known. */
export async function lookUp(text: string, service: VerificationService): Promise<LookupResult> {
  const tried: LookupKey[] = [];
  for (const by of keysOf(text)) {
    // The second way is asked only if the first does not know the text.
    // oxlint-disable-next-line no-await-in-loop
    const { outcome, id, all } = await ask(by, text, service);
    if (outcome.kind === 'status' && id !== undefined) return { kind: 'found', by, id, all };
    if (outcome.kind === 'no_answer') return { kind: 'not_answered', by, message: outcome.why };
    // 400: the platform takes no such text there, so it knows none.
    if (outcome.kind === 'refused' && ![400, 404].includes(outcome.status))
      return { kind: 'not_answered', by, message: describeRefusal(outcome) };
    if (outcome.kind === 'status')
      return {
        kind: 'not_answered',
        by,
        message: 'The platform returned a verification without an ID.',
      };
    tried.push(by);
  }
  return { kind: 'unknown', tried };
}

const describeRefusal = ({ status, message }: Extract<StatusOutcome, { kind: 'refused' }>) =>
  `The platform didn’t accept the request (${status}): ${message}`;

async function ask(by: LookupKey, text: string, service: VerificationService) {
  const answer = await callService(service, `/${paths[by]}${encodeURIComponent(text)}`);
  const json = answer.kind === 'answer' ? answer.json : undefined;
  const id = Identified.safeParse(json).data?.id;
  return { outcome: readStatusAnswer(answer, id ?? '', Date.now()), id, all: readFound(json) };
}

/** The verifications of an answer. What cannot be read as one is passed over. */
function readFound(json: unknown): FoundVerification[] {
  const earlier = isRecord(json) && Array.isArray(json.earlier) ? json.earlier : [];
  return [json, ...earlier.slice(0, MAX_LISTED_VERIFICATIONS - 1)].flatMap(
    (entry: unknown) => FoundVerification.safeParse(entry).data ?? [],
  );
}
