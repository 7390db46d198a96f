import { measureJson } from './measureJson';

/** Levels of lists and objects that JSON from elsewhere may have. `JSON.parse` takes millions, later code does not. */
export const MAX_LEVELS = 32;

/** Members of all its objects together; the largest template has a few hundred. */
export const MAX_FIELDS = 10_000;

export type ReadJson =
  /** `refusedKeys`: how many keys called `__proto__` were left out. */
  | { ok: true; value: unknown; refusedKeys: number }
  | { ok: false; kind: 'too_deep' }
  | { ok: false; kind: 'too_many_fields' }
  /** `detail`: the message of the JavaScript engine. */
  | { ok: false; kind: 'not_json'; detail: string };

/**
 * The value of a JSON text from elsewhere, refused before parsing when it is nested too deep or has too many fields.
 * Leaves out keys called `__proto__`: code that copies an object key by key would change the copy's prototype.
 */
export function readJson(text: string, max = { levels: MAX_LEVELS, fields: MAX_FIELDS }): ReadJson {
  const { depth, fields } = measureJson(text);
  if (depth > max.levels) return { ok: false, kind: 'too_deep' };
  if (fields > max.fields) return { ok: false, kind: 'too_many_fields' };
  let refusedKeys = 0;
  try {
    const value: unknown = JSON.parse(text, (key, member: unknown) => {
      if (key !== '__proto__') return member;
      refusedKeys += 1;
      return undefined;
    });
    return { ok: true, value, refusedKeys };
  } catch (error) {
    return { ok: false, kind: 'not_json', detail: error instanceof Error ? error.message : String(error) };
  }
}
