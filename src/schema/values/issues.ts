/** One problem: its path, a sentence for people, and the requirement on the parameter for an API answer. */
export type Issue = { path: (string | number)[]; message: string; requirement: string };

/** The requirement on a member that no schema has. */
export const unknownField = 'is not a known field';

/** The path in the notation of the interface documents: `component.richCard.carouselCard.cardContents[3].title`. */
export function formatPath(path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`),
    '',
  );
}

/** The reverse of `formatPath`; also reads `cardContents.3.title`, the notation of form libraries. */
export function parsePath(text: string): (string | number)[] {
  return text
    .replaceAll('[', '.')
    .replaceAll(']', '')
    .split('.')
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
