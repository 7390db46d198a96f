import { formatPath, parsePath } from '../../schema/values/issues';
import { findTemplateIssues, type CreateTemplatePayload } from '../../schema/template/template';

type Path = (string | number)[];

/** Characters of a message that are looked at; what names the parameter stands early. */
const maxCharacters = 2000;

/** What platforms put before a path that starts at the body. */
const wrappers = new Set(['body', 'request', 'payload', 'template', 'data', 'params', 'json']);

/** Fields whose names are common words: alone in a sentence they tell nothing. */
const commonWords = new Set(['type', 'component', 'action', 'query', 'label', 'reply']);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `card_contents`, `CardContents` and `cardContents` are one name. */
const bare = (name: string) => name.replaceAll('_', '').toLowerCase();

function pathsOf(value: unknown, path: Path = []): Path[] {
  const members: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item: unknown, place) => [place, item])
    : isRecord(value)
      ? Object.entries(value)
      : [];
  return members.flatMap(([key, member]) => [[...path, key], ...pathsOf(member, [...path, key])]);
}

function samePart(a: string | number | undefined, b: string | number | undefined): boolean {
  return typeof a === 'string' && typeof b === 'string' ? bare(a) === bare(b) : a === b;
}

/** The one path of the payload that ends like this; a top-level field before deeper ones of its name. */
function findEnding(ending: Path, paths: Path[]): Path | undefined {
  const found = paths.filter(
    (path) =>
      path.length >= ending.length &&
      ending.every((part, place) => samePart(part, path[path.length - ending.length + place])),
  );
  return found.find((path) => path.length === ending.length) ?? (found.length === 1 ? found[0] : undefined);
}

/** A copy of the value with something at the path, objects made on the way; undefined where a list is shorter. */
function withProbe(value: unknown, [part, ...rest]: Path): unknown {
  if (part === undefined) return 0;
  if (typeof part === 'number') {
    if (!Array.isArray(value) || part >= value.length) return undefined;
    const probed = withProbe(value[part], rest);
    return probed === undefined ? undefined : value.with(part, probed);
  }
  if (value !== undefined && !isRecord(value)) return undefined;
  const probed = withProbe(value?.[part], rest);
  return probed === undefined ? undefined : { ...value, [part]: probed };
}

/** Whether the interface document has a field there that this template could hold. */
function isField(path: Path, payload: CreateTemplatePayload): boolean {
  const probed = withProbe(payload, path);
  if (probed === undefined) return false;
  const formatted = formatPath(path);
  return !findTemplateIssues(probed).some(
    ({ path: at, requirement }) =>
      requirement === 'is not a known field' && formatted.startsWith(formatPath(at)),
  );
}

function resolve(text: string, payload: CreateTemplatePayload, paths: Path[]): Path | undefined {
  const parts = parsePath(text.replaceAll('/', '.'));
  while (typeof parts[0] === 'string' && wrappers.has(bare(parts[0])) && parts.length > 1) parts.shift();
  const found = findEnding(parts, paths);
  if (found) return found;
  if (parts[0] !== 'component') return undefined;
  if (isField(parts, payload)) return parts;
  // "component.text.length" means the text; to drop more than one part would be a guess.
  const shorter = findEnding(parts.slice(0, -1), paths);
  return shorter && isLeaf(shorter, payload) ? shorter : undefined;
}

function isLeaf(path: Path, payload: unknown): boolean {
  const value = path.reduce<unknown>((part, key) => Object(part)[key], payload);
  return typeof value !== 'object';
}

const identifier = String.raw`[A-Za-z_]\w*`;
const compound = String.raw`${identifier}(?:\[\d+\]|[./]\w+)+`;
const either = `(?:${compound}|${identifier})`;

/** Ways of naming a path, the plainest first; the first way that finds anything decides. */
const pathWays = [
  new RegExp(String.raw`^\s*["'\x60]?[$#]?[./]?(${either})["'\x60]?\s*:`, 'g'),
  new RegExp(`(${compound})`, 'g'),
];

/** Ways of naming a single parameter, once all that looks like a path is taken out of the message. */
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
  (message) => captures(message, /\b([A-Za-z]+)\b/g).filter((word) => !commonWords.has(bare(word))),
];

function captures(message: string, pattern: RegExp): string[] {
  return Array.from(message.matchAll(pattern), ([, text = '']) => text);
}

/** "phone number", "post back data": neighbours that together may be one name. */
function wordGroups(message: string): string[] {
  const words = message.match(/[A-Za-z]+/g) ?? [];
  return [2, 3].flatMap((size) =>
    words.slice(size - 1).map((_, place) => words.slice(place, place + size).join('')),
  );
}

/**
 * The field of the payload that a refusal means: the message, of any wording, names its path (from the root
 * or from somewhere within, with dots, brackets or slashes) or a parameter that stands once in the payload
 * or at its top. Undefined where it names none, or several.
 */
export function findRefusedPath(message: string, payload: CreateTemplatePayload): Path | undefined {
  const text = message.slice(0, maxCharacters);
  const words = text.replace(new RegExp(compound, 'g'), ' ');
  const paths = pathsOf(payload);
  const ways = [...pathWays.map((way) => captures(text, way)), ...nameWays.map((way) => way(words))];
  for (const names of ways) {
    const found = new Map(
      names
        .map((name) => resolve(name, payload, paths))
        .filter((path) => path !== undefined)
        .map((path) => [formatPath(path), path]),
    );
    if (found.size > 0) return found.size === 1 ? [...found.values()][0] : undefined;
  }
  return undefined;
}
