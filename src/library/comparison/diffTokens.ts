import { diff } from '@codemirror/merge';

/** A run of tokens that stands in both texts, or in one of them. */
export type TokenRun = { kind: 'same' | 'removed' | 'added'; tokens: readonly string[] };

/** Characters that can stand for a token: below those that go in pairs. */
const mostDistinct = 0xd7ff;
/** Milliseconds after which a rougher answer is good enough. */
const patience = 200;

/** What of a list of words or lines stays, goes and comes, in order. */
export function diffTokens(before: readonly string[], after: readonly string[]): TokenRun[] {
  const letters = new Map<string, string>();
  const spell = (tokens: readonly string[]) =>
    tokens
      .map((token) => {
        const letter = letters.get(token) ?? String.fromCharCode(letters.size + 1);
        letters.set(token, letter);
        return letter;
      })
      .join('');
  const [a, b] = [spell(before), spell(after)];
  const changes =
    letters.size < mostDistinct
      ? diff(a, b, { timeout: patience })
      : [{ fromA: 0, toA: before.length, fromB: 0, toB: after.length }];
  const runs: TokenRun[] = [];
  let read = 0;
  for (const { fromA, toA, fromB, toB } of changes) {
    runs.push(
      { kind: 'same', tokens: after.slice(read, fromB) },
      { kind: 'removed', tokens: before.slice(fromA, toA) },
      { kind: 'added', tokens: after.slice(fromB, toB) },
    );
    read = toB;
  }
  runs.push({ kind: 'same', tokens: after.slice(read) });
  return runs.filter(({ tokens }) => tokens.length > 0);
}
