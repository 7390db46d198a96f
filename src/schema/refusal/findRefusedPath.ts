import { isRecord } from '../../lib/values';
import { formatPath, parsePath } from '../values/issues';
import { findTemplateIssues, type CreateTemplatePayload } from '../template/template';

type Path = (string | number)[];

/** Names that platforms put in front of a path from the body. */
const wrappers = new Set(['body', 'request', 'payload', 'template', 'data', 'params', 'json']);

/** Gives `card_contents`, `CardContents` and `cardContents` one spelling. */
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

/** The only path of the payload with this ending; a top-level field wins over deeper fields of the same name. */
function findEnding(ending: Path, paths: Path[]): Path | undefined {
  const found = paths.filter(
    (path) =>
      path.length >= ending.length &&
      ending.every((part, place) => samePart(part, path[path.length - ending.length + place])),
  );
  return found.find((path) => path.length === ending.length) ?? (found.length === 1 ? found[0] : undefined);
}

/** A copy of the value with a probe at the path and new objects on the way; undefined where a list is too short. */
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

/** Whether the interface document shows a field at the path for this template. */
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
  // "component.text.length" means the text. Dropping more than one part would be a guess.
  const shorter = findEnding(parts.slice(0, -1), paths);
  return shorter && isLeaf(shorter, payload) ? shorter : undefined;
}

function isLeaf(path: Path, payload: unknown): boolean {
  const value = path.reduce<unknown>((part, key) => Object(part)[key], payload);
  return typeof value !== 'object';
}

/**
 * The field of the payload that a refusal means. The message, of any wording, names the field's path (from the
 * root or from within, with dots, brackets or slashes) or a parameter that occurs once in the payload or at its
 * top. Undefined for a message with no such name, or with several.
 */
export function findRefusedPath(message: string, payload: CreateTemplatePayload): Path | undefined {
  const paths = pathsOf(payload);
  for (const names of candidateNames(message)) {
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

/** Names that are not the template's. */
const namesOfOthers = /\b(?:file|sender|brand|display|app|user|host|domain|contact)[\s_]?names?\b/gi;

/** The names in a refusal's message that may mean a field: one list for each way of naming, the plainest first. */
function candidateNames(message: string): string[][] {
  const text = message.slice(0, MAX_CHARACTERS);
  const withoutPaths = text.replace(new RegExp(compound, 'g'), ' ').replace(namesOfOthers, ' ');
  return [...pathWays.map((way) => captures(text, way)), ...nameWays.map((way) => way(withoutPaths))];
}

/** The field that a refusal of the platform means; `isNameTaken` if another template has the name. */
export function findRefusedField(
  message: string,
  payload: CreateTemplatePayload,
): { path: Path | undefined; isNameTaken: boolean } {
  const path = findRefusedPath(message, payload);
  const isElsewhere = path !== undefined && formatPath(path) !== 'name';
  const isNameTaken = !isElsewhere && saysNameIsTaken(message, payload.name);
  return { path: isNameTaken ? ['name'] : path, isNameTaken };
}

const TAKEN = /\b(?:exists?|taken|unique|duplicated?|(?:already|been) used|in use|is used)\b/i;

/** Ways to mean the name of the template. A "file name" or "parameter name" is another one. */
const NAME_OF_TEMPLATE = [
  /^\W*(?:the |this |duplicate )?name\b(?! of\b)/i,
  /\btemplate[\s_]?name\b/i,
  /\bname of (?:the|this|a|your|another) template\b/i,
  /\btemplate (?:with|of|under|has|uses) (?:the |this |that |the same )?name\b/i,
];

/** Whether a platform's refusal says that the name of the template is used already. */
function saysNameIsTaken(message: string, name: string): boolean {
  if (!TAKEN.test(message)) return false;
  const isNamed = /\btemplate\b/i.test(message) && message.includes(name);
  return isNamed || NAME_OF_TEMPLATE.some((pattern) => pattern.test(message));
}

/** Whether the words of a refusal go on after the name of a field: "must be shorter", not "Too long". */
export const isPredicate = (words: string): boolean => /^(?:must|is|has|contains) /.test(words);

/** The words of a refusal without the path before them, for a place that names the field already. */
export function withoutPath(message: string, path: readonly (string | number)[]): string {
  const start = `${formatPath(path)}:`;
  const words = message.startsWith(start) ? message.slice(start.length).trim() : '';
  return words === '' ? message : words;
}
