/** Whether a `unicode-range`, for instance `U+0000-00FF, U+0131, U+4??`, has a character of a text. A blank one has all. */
export function includesAny(range: string, text: string): boolean {
  const ranges = range.split(',').flatMap((part) => readRange(part.trim()) ?? []);
  if (ranges.length === 0) return true;
  return [...new Set(text)].some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => first <= code && code <= last);
  });
}

function readRange(part: string): [first: number, last: number][] | undefined {
  const [, first, last] = /^U\+([0-9A-F?]+)(?:-([0-9A-F]+))?$/i.exec(part) ?? [];
  if (first === undefined) return undefined;
  const from = Number.parseInt(first.replaceAll('?', '0'), 16);
  return [[from, Number.parseInt(last ?? first.replaceAll('?', 'F'), 16)]];
}
