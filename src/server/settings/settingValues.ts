import { z } from 'zod';

/** A setting whose text `read` turns into a value; undefined from `read` means that `rule` is broken. */
export function setting<T>(rule: string, read: (text: string) => T | undefined) {
  return z.string().transform((text, context) => {
    const value = read(text);
    if (value !== undefined) return value;
    context.issues.push({ code: 'custom', message: rule, input: undefined });
    return z.NEVER;
  });
}

/** A text of a pattern. */
export const matching = (rule: string, pattern: RegExp) => z.string({ error: rule }).regex(pattern, rule);

/** One word of a closed set. */
export function oneOf<const Word extends string>(...words: Word[]) {
  return setting(`must be ${words.join(' or ')}`, (text) => words.find((word) => word === text));
}

export function wholeNumber(min: number, max: number) {
  return setting(`must be a whole number from ${min} to ${max}`, (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  });
}

/** The entries of a comma-separated list, trimmed. */
export function commaList(rule: string, entry: RegExp) {
  return setting(rule, (text) => {
    const entries = text.split(',').map((part) => part.trim());
    return entries.every((part) => entry.test(part)) ? entries : undefined;
  });
}

/** An absolute http or https address without credentials, query and fragment; drops a slash at its end. */
export const httpAddress = setting('must be an http or https URL without user, query or fragment', (text) => {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const plain = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  if (!plain || !['http:', 'https:'].includes(url.protocol)) return undefined;
  return url.href.replace(/\/+$/, '');
});

/** At most `count` uses in `seconds`; "off" if the setting is `0`. */
export type Rate = { count: number; seconds: number } | 'off';

export const rate = setting('must be 0 or <count>/<seconds>, e.g. 600/60', (text): Rate | undefined => {
  if (text === '0') return 'off';
  const match = /^([1-9]\d{0,8})\/([1-9]\d{0,5})$/.exec(text);
  return match ? { count: Number(match[1]), seconds: Number(match[2]) } : undefined;
});

/** A setting that holds JSON of a schema. `explain`: the rule that a value breaks, where a usual mistake has its own. */
export function json<T>(
  rule: string,
  schema: z.ZodType<T>,
  explain: (value: unknown) => string | undefined = () => undefined,
) {
  return z.string().transform((text, context) => {
    const value = parseJson(text);
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    context.issues.push({ code: 'custom', message: explain(value) ?? rule, input: undefined });
    return z.NEVER;
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stops the start. Each problem is a sentence that names the setting and leaves out its value. */
export class SettingsError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
  }
}
