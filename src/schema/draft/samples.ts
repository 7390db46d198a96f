import type { TemplateDraft } from './draft';
import { nameOfParameter, markersOf, type ParameterNotes } from './parameterNotes';
import { type ParameterNames } from './draft';
import { defaultSample } from './sampleDefaults';
import type { SampleSet } from './sampleSets';
import { putAt } from '../../lib/path';
import { isRecord } from '../../lib/values';
import { templateTree } from '../template/templateTree';
import { findMarkers, hasMarker, replaceMarkers } from '../values/markers';
import { textFieldsIn } from '../walk/textFieldsIn';

/** A value of a set for each marker of a draft: the person's own, else one that fits the marker's name. */
export function samplesOf(
  { names, samples }: ParameterNotes,
  set: SampleSet,
  template: TemplateDraft,
): Record<string, string> {
  const own = samples[set] ?? {};
  const defaults = defaultSamplesOf(names, set, template);
  return Object.fromEntries(
    Object.entries(defaults).map(([marker, value]) => [marker, own[marker] || value]),
  );
}

/** A value of a set for each marker of a draft without those of the person's own. */
export function defaultSamplesOf(
  names: ParameterNames,
  set: SampleSet,
  template: TemplateDraft,
): Record<string, string> {
  const markers = markersOf(template);
  if (markers.length === 0) return {};
  const inTexts = new Set(
    textFieldsIn(template, templateTree(), [])
      .filter(({ meta }) => meta.form !== 'address')
      .flatMap(({ text }) => findMarkers(text).map(({ marker }) => marker)),
  );
  return Object.fromEntries(
    markers.map((marker, index) => {
      const place = { name: names[marker]?.name, isInAddress: !inTexts.has(marker), index };
      return [marker, defaultSample(set, place)];
    }),
  );
}

/** A text on its own as people read it: with typical samples; a marker without a name is called by its number. */
export function readableText(text: string, { names, samples }: ParameterNotes): string {
  const read = new Set<string>();
  return replaceMarkers(text, (marker) => {
    read.add(marker);
    const name = Object.hasOwn(names, marker) ? names[marker]?.name : undefined;
    const standIn =
      name === undefined
        ? nameOfParameter(marker, names)
        : defaultSample('typical', { name, isInAddress: false, index: [...read].indexOf(marker) });
    return samples.typical?.[marker] || standIn;
  });
}

/** The template with each marker replaced by its value, for checks only. In an address the value is percent-encoded. */
export function withSampleValues(
  template: TemplateDraft,
  values: Readonly<Record<string, string>>,
): TemplateDraft {
  const encoded = Object.fromEntries(
    Object.entries(values).map(([marker, value]) => [marker, encodeURIComponent(value.toWellFormed())]),
  );
  const filled = textFieldsIn(template, templateTree(), [])
    .filter(({ meta, text }) => meta.form === 'address' && hasMarker(text))
    .reduce((draft, { path, text }) => putAt(draft, path.join('.'), replaceIn(text, encoded)), template);
  return replaceIn(filled, values) as TemplateDraft;
}

function replaceIn(value: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return replaceMarkers(value, (marker) => values[marker] || marker);
  if (Array.isArray(value)) return value.map((entry) => replaceIn(entry, values));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, replaceIn(member, values)]));
}
