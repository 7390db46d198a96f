import { isRecord } from '../../lib/values';
import { findMarkers, replaceMarkers, isMarker } from '../values/markers';
import type { Draft, ParameterNames } from './draft';
import { readSamples, type ParameterSamples } from './sampleSets';

/** What a draft knows about its markers. It is stored beside the template and never sent. */
export type ParameterNotes = { readonly names: ParameterNames; readonly samples: ParameterSamples };

export const noParameterNotes: ParameterNotes = { names: {}, samples: {} };

/** What a stored draft knows about its markers. */
export function parameterNotesOf({ parameters = {}, samples = {} }: ParameterParts): ParameterNotes {
  return { names: parameters, samples };
}

/** The same as parts of a stored draft. */
export function parameterPartsOf({ names, samples }: ParameterNotes): Required<ParameterParts> {
  return { parameters: names, samples };
}

type ParameterParts = Pick<Draft, 'parameters' | 'samples'>;

/** Stored names and samples. Unreadable ones are passed over; undefined if both are. */
export function readParameterNotes(stored: unknown): ParameterNotes | undefined {
  if (!isRecord(stored)) return undefined;
  const { names, samples } = stored;
  return { names: readParameterNames(names) ?? {}, samples: readSamples(samples) ?? {} };
}

/** The markers of a draft or a part of one, each once, in reading order. */
export function markersOf(template: object): string[] {
  return [...new Set(findMarkers(JSON.stringify(template)).map(({ marker }) => marker))];
}

/** The notes about the markers of a template or a part of one, in reading order. */
export function notesAbout(template: object, { names, samples }: ParameterNotes): ParameterNotes {
  const markers = markersOf(template);
  const pick = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(
      markers.flatMap((marker) => {
        const value = Object.hasOwn(values, marker) ? values[marker] : undefined;
        return value === undefined ? [] : [[marker, value]];
      }),
    );
  const sets = Object.entries(samples)
    .map(([set, values]) => [set, pick(values)] as const)
    .filter(([, values]) => Object.keys(values).length > 0);
  return { names: pick(names), samples: Object.fromEntries(sets) };
}

/** A text on its own with the person's samples, else the names, in place of markers. */
export function withNames(text: string, { names, samples }: ParameterNotes): string {
  return replaceMarkers(text, (marker) => samples.typical?.[marker] || nameOfParameter(marker, names));
}

/** The notes without their sample values. */
export const namesOnly = ({ names }: ParameterNotes): ParameterNotes => ({ names, samples: {} });

/** Whether there is any name or sample. */
export function hasNotes({ names, samples }: ParameterNotes): boolean {
  return Object.keys(names).length > 0 || Object.keys(samples).length > 0;
}

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

/** The name of a marker for people: the given one, else "Field 1" from `[custom_param1a]`. */
export function nameOfParameter(marker: string, names: ParameterNames): string {
  const given = Object.hasOwn(names, marker) ? names[marker]?.name : undefined;
  if (given !== undefined && given !== '') return given;
  const [, number = '', letter = ''] = /^\[custom_param(\d+)([A-Za-z])\]$/.exec(marker) ?? [];
  if (number === '') return marker;
  return letter === 'a' ? `Field ${number}` : `Field ${number}${letter}`;
}
