import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { z } from '../values/zod';

const Components = z.object({ components: z.looseObject({}) });
const compiled = new WeakMap<object, Map<string, ValidateFunction>>();

/** The check of a schema of the document, made once. Throws on an unknown keyword, so that none is ignored. */
export function checkOf(document: object, schema: unknown): ValidateFunction {
  const known = compiled.get(document) ?? new Map<string, ValidateFunction>();
  compiled.set(document, known);
  const key = JSON.stringify(schema);
  const { components } = Components.parse(document);
  const check =
    known.get(key) ??
    new Ajv2020({
      strict: true,
      strictTypes: false,
      strictRequired: false,
      strictTuples: false,
      validateFormats: false,
      keywords: ['components'],
    }).compile({ ...z.looseObject({}).parse(schema), components });
  known.set(key, check);
  return check;
}

/** The places where a value does not match a schema of the OpenAPI document. `$` is the value itself. */
export function findMismatches(document: object, schema: unknown, value: unknown): string[] {
  const check = checkOf(document, schema);
  return check(value)
    ? []
    : (check.errors ?? []).map(({ instancePath, message }) => `$${instancePath}: ${message}`);
}
