/** The parameters of the start request, by the interface document's names. */
const parameters = [
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
] as const;
export type StartParameter = (typeof parameters)[number];

const named = (name: string): StartParameter | undefined =>
  parameters.find((parameter) => parameter.toLowerCase() === name.trim().toLowerCase());

/** Names that no sentence uses as a word. */
const unmistakable: readonly StartParameter[] = [
  'x-timestamp',
  'X-Forwarded-For',
  'identity.endpoint',
  'identity.type',
];

/** A refusal's text without the parameter at its start: `method: must be seamless` gives `must be seamless`. */
export function withoutParameter(message: string): string {
  const [, name = '', rest = ''] = /^([\w.-]+): +(.*)$/s.exec(message) ?? [];
  return named(name) === undefined ? message : rest;
}

/**
 * The parameter that a refusal means: an unmistakable name in its sentence, else its `reference`, else the
 * name at its start or in quotes. Undefined where there is none, or more than one.
 */
export function findParameter(message: string, reference: unknown): StartParameter | undefined {
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
