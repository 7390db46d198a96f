import { diffArrays } from 'diff';

/** A run of tokens of both texts, or of one of them. */
export type TokenRun = { kind: 'same' | 'removed' | 'added'; tokens: readonly string[] };

/** Milliseconds after which two lists count as different throughout. */
const diffTimeoutMs = 200;

/** Compares two lists of words or lines. Removed tokens come before the tokens that replace them. */
export function diffTokens(before: readonly string[], after: readonly string[]): TokenRun[] {
  const changes = diffArrays([...before], [...after], { timeout: diffTimeoutMs });
  if (!changes) {
    const replaced: TokenRun[] = [
      { kind: 'removed', tokens: before },
      { kind: 'added', tokens: after },
    ];
    return replaced.filter(({ tokens }) => tokens.length > 0);
  }
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    tokens: value,
  }));
}
