import { isRecord } from '../../../lib/values';
import { withoutBody } from '../replies/templateReplies';
import { answerWith, type Proceeding, type Scenario } from './scenario';

const MAX_DELAY_MS = 60_000;
const withoutContent = new Set([204, 205, 304]);

/** An answer in these very words; it creates nothing. */
export function rawAnswer(status: number, headers: Record<string, string>, body: string): Scenario {
  return answerWith(() => new Response(withoutContent.has(status) ? null : body, { status, headers }));
}

const page = (status: number) =>
  rawAnswer(
    status,
    { 'Content-Type': 'text/html; charset=utf-8' },
    `<!doctype html><title>${status}</title><h1>${status}</h1><p>An answer of something between here and the platform.</p>`,
  );

/** Reads the entries that both interfaces have; undefined for another. */
export function readCommon(word: string, detail: string | undefined): Scenario | undefined {
  if (detail !== undefined) return readDetailed(word, detail);
  switch (word) {
    case '502':
      return answerWith(() => withoutBody(502));
    case '503':
      return answerWith(() => withoutBody(503));
    case '504':
      return answerWith(() => withoutBody(504));
    case 'redirect':
      return rawAnswer(302, { Location: 'https://login.example.com/start' }, '');
    case 'dropped-after-commit':
      return { kind: 'proceed', dropAfterCommit: true };
    case 'dropped-before-commit':
      return { kind: 'drop' };
    default:
      return undefined;
  }
}

function readDetailed(word: string, detail: string): Scenario | undefined {
  switch (word) {
    case 'slow': {
      const delayMs = /^\d{1,5}$/.test(detail) ? Number(detail) : Number.NaN;
      return delayMs <= MAX_DELAY_MS ? { kind: 'proceed', delayMs } : undefined;
    }
    case 'html':
      return /^[2-5]\d\d$/.test(detail) ? page(Number(detail)) : undefined;
    default:
      return undefined;
  }
}

/** Reads `odd` and `empty`: the request is carried out, and its success is not as documented. */
export function readOddSuccess(detail: string): Proceeding | undefined {
  switch (detail) {
    case 'odd':
      return { kind: 'proceed', rewrite: makeOdd };
    case 'empty':
      return { kind: 'proceed', rewrite: (answer) => new Response(null, { status: answer.status }) };
    default:
      return undefined;
  }
}

/** A success with a status that no document has, and without its first member. */
async function makeOdd(answer: Response): Promise<Response> {
  const body: unknown = await answer.json();
  const [, ...kept] = Object.entries(isRecord(body) ? body : {});
  const odd = { ...Object.fromEntries(kept), status: 'in_review' };
  return Response.json(odd, { status: answer.status });
}
