/** A text in pieces: words, and the names behind an “@”. */
export function splitMentions(
  text: string,
  names: readonly string[],
): { text: string; isMention: boolean }[] {
  // The longer of two names that begin alike is the one that is meant.
  const marks = names.map((name) => `@${name}`).toSorted((one, other) => other.length - one.length);
  const pieces: { text: string; isMention: boolean }[] = [];
  let rest = text;
  while (rest !== '') {
    const next = marks
      .map((mark) => ({ mark, at: rest.indexOf(mark) }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at)[0];
    if (next === undefined) break;
    if (next.at > 0) pieces.push({ text: rest.slice(0, next.at), isMention: false });
    pieces.push({ text: next.mark, isMention: true });
    rest = rest.slice(next.at + next.mark.length);
  }
  return rest === '' ? pieces : [...pieces, { text: rest, isMention: false }];
}

/** The names that stand behind an “@” in a text. */
export const mentionedNames = (text: string, names: readonly string[]): ReadonlySet<string> =>
  new Set(
    splitMentions(text, names)
      .filter(({ isMention }) => isMention)
      .map((piece) => piece.text.slice(1)),
  );
