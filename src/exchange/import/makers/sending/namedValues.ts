import { isRecord } from '../../../../lib/values';
import { numbersAsText } from '../../../../lib/json/writtenNumber';
import { tidyParameterName } from '../../../../schema/draft/parameterNames';
import type { ParameterNotes } from '../../../../schema/draft/parameterNotes';
import { maxSampleValue } from '../../../../schema/draft/sampleSets';

/** The value of a parameter that a request gives. */
export type NamedValue = { name: string; value: string };

/** More values than any message has. */
export const MAX_VALUES = 100;

/** The values in an object by name, or in a list by number. `where` names a part of the message: "header". */
export function valuesIn(written: unknown, where: string): NamedValue[] {
  const named = (key: string) => (/^\d+$/.test(key) ? `${where === '' ? 'Variable' : where} ${key}` : key);
  const entries: [string, unknown][] = Array.isArray(written)
    ? written.map((each: unknown, index) => [String(index + 1), each])
    : isRecord(written)
      ? Object.entries(written)
      : [];
  return entries
    .slice(0, MAX_VALUES)
    .flatMap(([key, value]) =>
      value === null || value === undefined ? [] : [{ name: named(key), value: asText(value) }],
    );
}

/** The values beyond the most that are taken; undefined for none. */
export function restOf(written: unknown): unknown {
  if (Array.isArray(written)) return written.length > MAX_VALUES ? written.slice(MAX_VALUES) : undefined;
  const entries = isRecord(written) ? Object.entries(written) : [];
  return entries.length > MAX_VALUES ? Object.fromEntries(entries.slice(MAX_VALUES)) : undefined;
}

function asText(value: unknown): string {
  const plain = numbersAsText(value);
  return typeof plain === 'string' ? plain : JSON.stringify(plain);
}

/** The values as samples of parameters, in their order. */
export function notesOfValues(values: readonly NamedValue[]): ParameterNotes {
  const entries = values.map(({ name, value }, index) => ({
    marker: `[custom_param${index + 1}a]`,
    name: tidyParameterName(name),
    value: value.slice(0, maxSampleValue),
  }));
  return {
    names: Object.fromEntries(
      entries.filter(({ name }) => name !== '').map(({ marker, name }) => [marker, { name }]),
    ),
    samples: { typical: Object.fromEntries(entries.map(({ marker, value }) => [marker, value])) },
  };
}
