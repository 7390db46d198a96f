/** Characters of a message that are searched; platforms name the parameter early. */
const MAX_CHARACTERS = 2000;

/** Fields whose names are common words: alone in a sentence they prove nothing. */
const commonWords = new Set(['type', 'component', 'action', 'query', 'label', 'reply']);

const identifier = String.raw`[A-Za-z_]\w*`;
const compound = String.raw`${identifier}(?:\[\d+\]|[./]\w+)+`;
const either = `(?:${compound}|${identifier})`;

/** Ways of naming a path, the plainest first. */
const pathWays = [
  new RegExp(String.raw`^\s*["'\x60]?[$#]?[./]?(${either})["'\x60]?\s*:`, 'g'),
  new RegExp(`(${compound})`, 'g'),
];

/** Ways of naming a single parameter in a message without paths, the plainest first. */
const nameWays: ((message: string) => string[])[] = [
  (message) =>
    captures(
      message,
      /\b(?:parameter|param|field|property|attribute|key)(?:\s+(?:name|named|called|is|at))?\s*[:=]?\s*["'`]?([A-Za-z_]\w*)/gi,
    ),
  (message) => captures(message, /["'`\u2018\u201c]([A-Za-z_]\w*)["'`\u2019\u201d]/g),
  (message) => captures(message, /\b([a-z]+(?:[A-Z]\w*|_\w+))/g),
  wordGroups,
  (message) => captures(message, /^\s*([A-Za-z]+)\b/g),
  (message) => captures(message, /\b([A-Za-z]+)\b/g).filter((word) => !commonWords.has(word.toLowerCase())),
];

function captures(message: string, pattern: RegExp): string[] {
  return Array.from(message.matchAll(pattern), ([, text = '']) => text);
}

/** Groups of two and three neighbours that together may be one name: "phone number", "post back data". */
function wordGroups(message: string): string[] {
  const words = message.match(/[A-Za-z]+/g) ?? [];
  return [2, 3].flatMap((size) =>
    words.slice(size - 1).map((_, place) => words.slice(place, place + size).join('')),
  );
}

/** The names in a refusal's message that may mean a field: one list for each way of naming, the plainest first. */
export function candidateNames(message: string): string[][] {
  const text = message.slice(0, MAX_CHARACTERS);
  const withoutPaths = text.replace(new RegExp(compound, 'g'), ' ');
  return [...pathWays.map((way) => captures(text, way)), ...nameWays.map((way) => way(withoutPaths))];
}
