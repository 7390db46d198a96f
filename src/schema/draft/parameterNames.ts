import { isRecord } from '../../lib/values';
import { isMarker } from '../values/markers';

/** The names that people gave to markers, by marker. */
export type ParameterNames = Readonly<Record<string, Readonly<{ name: string }>>>;

/** Maximum UTF-16 code units of a name. */
export const maxParameterName = 40;
/** More than any template can hold: the names come from files and links too. */
const maxParameterNames = 500;

/** A name as it is kept: on one line, without blanks around it, and within the limit. */
export function tidyParameterName(name: string): string {
  return name.replace(/\s+/gu, ' ').trim().slice(0, maxParameterName).trim();
}

/** Stored names. Unreadable ones are passed over; undefined if there are none. */
export function readParameterNames(stored: unknown): ParameterNames | undefined {
  if (!isRecord(stored)) return undefined;
  const names = Object.entries(stored).flatMap(([marker, entry]) => {
    const name = isRecord(entry) && typeof entry.name === 'string' ? tidyParameterName(entry.name) : '';
    return isMarker(marker) && name !== '' ? [[marker, { name }] as const] : [];
  });
  return names.length > 0 ? Object.fromEntries(names.slice(0, maxParameterNames)) : undefined;
}

/** The name of a marker for people: the given one, else "Parameter 1" from `[custom_param1a]`. */
export function nameOfParameter(marker: string, names: ParameterNames): string {
  const given = Object.hasOwn(names, marker) ? names[marker]?.name : undefined;
  if (given !== undefined && given !== '') return given;
  const [, number = '', letter = ''] = /^\[custom_param(\d+)([A-Za-z])\]$/.exec(marker) ?? [];
  if (number === '') return marker;
  return letter === 'a' ? `Parameter ${number}` : `Parameter ${number}${letter}`;
}
