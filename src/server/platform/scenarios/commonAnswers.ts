import { isRecord } from '../../../lib/values';
import { withoutBody } from '../replies/templateReplies';
import { answerWith, type Scenario } from './scenario';

const withoutContent = new Set([204, 205, 304]);

/** An answer in these very words; it creates nothing. */
export function rawAnswer(status: number, headers: Record<string, string>, body: string): Scenario {
  return answerWith(() => new Response(withoutContent.has(status) ? null : body, { status, headers }));
}

const page = (status: string) =>
  rawAnswer(
    Number(status),
    { 'Content-Type': 'text/html; charset=utf-8' },
    `<!doctype html><title>${status}</title><h1>${status}</h1><p>A response from something between this server and the platform.</p>`,
  );

/** What the entries of an interface do, by their word: `word` alone, and `word:detail`. Their form is checked by the schema. */
export type Entries = {
  plain: Record<string, Scenario>;
  detailed: Record<string, (detail: string) => Scenario>;
};

/** The entries that both interfaces have. */
const common: Entries = {
  plain: {
    502: answerWith(() => withoutBody(502)),
    503: answerWith(() => withoutBody(503)),
    504: answerWith(() => withoutBody(504)),
    redirect: rawAnswer(302, { Location: 'https://login.example.com/start' }, ''),
    'dropped-after-commit': { kind: 'proceed', dropAfterCommit: true },
    'dropped-before-commit': { kind: 'drop' },
  },
  detailed: {
    slow: (milliseconds) => ({ kind: 'proceed', delayMs: Number(milliseconds) }),
    html: page,
  },
};

const find = <Value>(word: string, ...tables: Record<string, Value>[]): Value | undefined =>
  tables.find((table) => Object.hasOwn(table, word))?.[word];

/** Reads an entry like `201`, `429:7` or `slow:5000`; undefined if its word is not known. */
export function readEntry(entry: string, own: Entries): Scenario | undefined {
  const colon = entry.indexOf(':');
  if (colon === -1) return find(entry, own.plain, common.plain);
  const detail = entry.slice(colon + 1);
  return find(entry.slice(0, colon), own.detailed, common.detailed)?.(detail);
}

/** `odd` and `empty`: the request is carried out, and its success is not as documented. */
export const oddSuccess = (detail: string): Scenario => ({
  kind: 'proceed',
  rewrite: detail === 'odd' ? makeOdd : ({ status }) => new Response(null, { status }),
});

/** A success with a status that no document has, and without its first member. */
async function makeOdd(answer: Response): Promise<Response> {
  const body: unknown = await answer.json();
  const [, ...kept] = Object.entries(isRecord(body) ? body : {});
  const odd = { ...Object.fromEntries(kept), status: 'in_review' };
  return Response.json(odd, { status: answer.status });
}
