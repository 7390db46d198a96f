import type { Parameter } from './outcome';

const parameters: readonly Parameter[] = [
  'Authorization',
  'Content-Type',
  'x-timestamp',
  'X-Forwarded-For',
  'identity.type',
  'identity.endpoint',
  'identity',
  'method',
  'reference',
  'custom',
];

const named = (name: string): Parameter | undefined =>
  parameters.find((parameter) => parameter.toLowerCase() === name.trim().toLowerCase());

/** Names that are no word of a sentence. */
const unmistakable: readonly Parameter[] = [
  'x-timestamp',
  'X-Forwarded-For',
  'identity.endpoint',
  'identity.type',
];

/** A refusal's text without the parameter that it starts with: `method: must be seamless`. */
export function withoutParameter(message: string): string {
  const [, name = '', rest = ''] = /^([\w.-]+): +(.*)$/s.exec(message) ?? [];
  return named(name) === undefined ? message : rest;
}

/**
 * The parameter that a refusal is about: one that its sentence names beyond doubt, else its `reference`,
 * else the name that it starts with or quotes. Undefined where it names none, or several.
 */
export function findParameter(message: string, reference: unknown): Parameter | undefined {
  const sentence = withoutParameter(message).toLowerCase();
  const inSentence = unmistakable.filter((parameter) => sentence.includes(parameter.toLowerCase()));
  if (inSentence.length === 1) return inSentence[0];
  const referred = typeof reference === 'string' ? named(reference) : undefined;
  if (referred !== undefined) return referred;
  const [, first = ''] = /^([\w.-]+):/.exec(message) ?? [];
  const quoted = [...message.matchAll(/["'`“‘]([\w.-]+)["'`”’]/g)].map(([, name = '']) => named(name));
  const found = new Set([named(first), ...quoted].filter((parameter) => parameter !== undefined));
  return found.size === 1 ? [...found][0] : undefined;
}
