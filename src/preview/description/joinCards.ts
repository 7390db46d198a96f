import type { SeenPart } from './seen';

/**
 * The parts of a carousel's cards, with what is true of at least half of them told once, in front of the card's own
 * lines. Ten cards that are cut for one reason name it once.
 */
export function joinCards(cards: readonly SeenPart[]): SeenPart[] {
  const byLine = new Map<string, number[]>();
  for (const [index, { lines }] of cards.entries())
    for (const line of new Set(lines)) byLine.set(line, [...(byLine.get(line) ?? []), index + 1]);
  const isShared = (line: string) => {
    const { length } = byLine.get(line) ?? [];
    return length > 1 && length >= cards.length / 2;
  };
  const shared = new Map<string, string[]>();
  for (const [line, numbers] of byLine) {
    if (!isShared(line)) continue;
    const title = titleOf(numbers, cards.length);
    shared.set(title, [...(shared.get(title) ?? []), line]);
  }
  return [
    ...[...shared].map(([title, lines]) => ({ title, lines })),
    ...cards.flatMap(({ title, lines }) => {
      const own = lines.filter((line) => !isShared(line));
      return own.length > 0 ? [{ title, lines: own }] : [];
    }),
  ];
}

/** The cards of rising numbers: `Both cards`, `All 10 cards`, `Cards 1, 3 to 6 and 9`. */
function titleOf(numbers: readonly number[], count: number): string {
  if (numbers.length === count) return count === 2 ? 'Both cards' : `All ${count} cards`;
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  const words = runs.flatMap(([from, to]) =>
    to - from > 1 ? [`${from} to ${to}`] : from === to ? [`${from}`] : [`${from}`, `${to}`],
  );
  return `Cards ${words.slice(0, -1).join(', ')}${words.length > 1 ? ' and ' : ''}${words.at(-1)}`;
}
