import type { TemplateDraft } from './draft';
import { isRecord } from '../../lib/isRecord';
import { templateTree } from '../template/templateTree';
import { limits } from '../values/limits';
import { findMarkers, isMarker, replaceMarkers } from '../values/markers';
import { textFieldsIn } from '../walk/textFieldsIn';

/** Sets of values for markers in the preview. There are several, as a text that fits a short name may not fit a long one. */
export const sampleSets = ['typical', 'short', 'longest', 'rightToLeft', 'emoji'] as const;
export type SampleSet = (typeof sampleSets)[number];

/** The person's own values by set and marker. Stored beside the template, never sent. */
export type Samples = Partial<Record<SampleSet, Readonly<Record<string, string>>>>;

/** Maximum UTF-16 code units of a value, and of markers with one in a set: both come from files and links too. */
export const maxSampleValue = limits.text;
const maxValues = 500;

/** Stored values. Unreadable ones and unknown sets are passed over; undefined if there are none. */
export function readSamples(stored: unknown): Samples | undefined {
  if (!isRecord(stored)) return undefined;
  const sets = sampleSets.flatMap((set) => {
    const values = isRecord(stored[set]) ? Object.entries(stored[set]) : [];
    const kept = values
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && isMarker(entry[0]))
      .slice(0, maxValues)
      .map(([marker, value]) => [marker, value.slice(0, maxSampleValue)] as const);
    return kept.length > 0 ? [[set, Object.fromEntries(kept)] as const] : [];
  });
  return sets.length > 0 ? Object.fromEntries(sets) : undefined;
}

/** Values for markers without a value of the person's own; neighbours differ, to tell them apart. */
const defaults = {
  typical: ['Priya Sharma', 'NL-48213', '14 March', '₹1,499'],
  short: ['Al', '7', '9:30', '₹9'],
  longest: [
    'Wilhelmina Featherstonehaugh-Cholmondeley',
    'NL-2027-00048213-0007',
    'Wednesday 24 September 2027',
    '₹12,34,56,789.00',
  ],
  rightToLeft: ['ليلى المنصوري', 'ن-٤٨٢١٣', '١٤ مارس', '١٬٤٩٩ ر.ه'],
  emoji: ['Zoë 🎉', '📦 42', '🗓️ 14/3', '💳 99'],
} satisfies Record<SampleSet, readonly string[]>;

/** The same for markers in an address, which allows fewer characters. */
const addressDefaults = {
  typical: '48213',
  short: '7',
  longest: 'NL-2027-00048213-0007-0000000000',
  rightToLeft: '48213',
  emoji: '48213',
} satisfies Record<SampleSet, string>;

/** The markers of a draft, each once, in reading order. */
export function markersOf(template: TemplateDraft): string[] {
  return [...new Set(findMarkers(JSON.stringify(template)).map(({ marker }) => marker))];
}

/** A value of a set for each marker of a draft. */
export function samplesOf(samples: Samples, set: SampleSet, template: TemplateDraft): Record<string, string> {
  const inAddresses = new Set(findMarkers(addressesOf(template).join('\n')).map(({ marker }) => marker));
  return Object.fromEntries(
    markersOf(template).map((marker, index) => {
      const texts = defaults[set];
      const start = inAddresses.has(marker) ? addressDefaults[set] : texts[index % texts.length];
      return [marker, samples[set]?.[marker] ?? start ?? marker];
    }),
  );
}

function addressesOf(template: TemplateDraft): string[] {
  return textFieldsIn(template, templateTree(), [])
    .filter(({ meta }) => meta.form === 'address')
    .map(({ text }) => text);
}

/** The template with each marker replaced by its value, for checks and previews only. */
export function withSampleValues<T>(value: T, values: Readonly<Record<string, string>>): T {
  return replaceIn(value, values) as T;
}

function replaceIn(value: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return replaceMarkers(value, (marker) => values[marker] || marker);
  if (Array.isArray(value)) return value.map((entry) => replaceIn(entry, values));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, replaceIn(member, values)]));
}
