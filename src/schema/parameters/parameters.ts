import { putAt } from '../../lib/path';
import { templateTree } from '../template/templateTree';
import { authorityEnd, replaceMarkers, splitAtMarkers } from '../values/markers';
import { textFieldsIn } from '../walk/textFieldsIn';
import type { TemplateDraft } from '../draft/draft';
import { markersOf, nameOfParameter, tidyParameterName, type ParameterNotes } from '../draft/parameterNotes';
import type { ParameterSamples } from '../draft/sampleSets';

/** The part of a draft that the choice of a marker depends on. */
export type ParameterState = {
  draft: TemplateDraft;
  /** Content that may come back, with its markers. */
  stash?: Readonly<Record<string, unknown>>;
  parameters: ParameterNotes;
};

const foldName = (name: string) => tidyParameterName(name).toLowerCase();

/** The markers that are in use or have a name: those of the draft first, in reading order. */
export function knownMarkers({ draft, stash = {}, parameters }: ParameterState): string[] {
  return [...new Set([...markersOf(draft), ...markersOf(stash), ...Object.keys(parameters.names)])];
}

/** The next marker `[custom_param<N>a]` that is not known yet. */
export function nextMarker(known: readonly string[]): string {
  const numbers = known.map((marker) => Number(/\d+/.exec(marker)?.[0] ?? 0));
  // A marker with a huge number must not end the counting.
  const highest = Math.max(0, ...numbers.filter((number) => number < 1e6));
  return `[custom_param${highest + 1}a]`;
}

/**
 * The marker of a parameter by its name: the one that has this name (in any case), else the next free one, which
 * then has it. Returns the state with that name; the template is not changed.
 */
export function parameterFor<State extends ParameterState>(
  name: string,
  state: State,
): { marker: string; state: State } {
  const known = knownMarkers(state);
  const { names } = state.parameters;
  const same = known.find((marker) => foldName(nameOfParameter(marker, names)) === foldName(name));
  if (same !== undefined) return { marker: same, state };
  const marker = nextMarker(known);
  return { marker, state: withParameterName(state, marker, name) };
}

/** The state with another name for a marker. A blank name removes it. */
export function withParameterName<State extends ParameterState>(
  state: State,
  marker: string,
  name: string,
): State {
  const { [marker]: _replaced, ...others } = state.parameters.names;
  const tidy = tidyParameterName(name);
  const names = tidy === '' ? others : { ...others, [marker]: { name: tidy } };
  return { ...state, parameters: { ...state.parameters, names } };
}

/** The state with another sample value for a marker in one set. A blank value removes it. */
export function withSample<State extends ParameterState>(
  state: State,
  marker: string,
  value: string,
  set: keyof ParameterSamples = 'typical',
): State {
  const { samples } = state.parameters;
  const { [marker]: _replaced, ...others } = samples[set] ?? {};
  const values = value === '' ? others : { ...others, [marker]: value };
  return { ...state, parameters: { ...state.parameters, samples: { ...samples, [set]: values } } };
}

/** The key of a copied part beside the content of a draft, where only its markers are read. */
const COPIED = 'copied part';

/**
 * A part copied from another draft, for this one, with what both know of their parameters. A marker that this draft has
 * for another parameter is replaced by that of the same name, else by the next free one.
 */
export function adoptPart<Part extends object>(
  part: Part,
  copied: ParameterNotes,
  into: ParameterState,
): { part: Part; parameters: ParameterNotes } {
  const taken = new Set(knownMarkers(into));
  const text = JSON.stringify(part);
  const replacements = new Map<string, string>();
  let state: ParameterState = { ...into, stash: { ...into.stash, [COPIED]: part } };
  for (const marker of markersOf(part)) {
    const name = Object.hasOwn(copied.names, marker) ? copied.names[marker]?.name : undefined;
    const isOther =
      taken.has(marker) &&
      name !== undefined &&
      foldName(nameOfParameter(marker, into.parameters.names)) !== foldName(name);
    if (isOther) {
      const found = parameterFor(name, state);
      replacements.set(marker, found.marker);
      state = found.state;
    } else if (name !== undefined && !taken.has(marker)) state = withParameterName(state, marker, name);
    const target = replacements.get(marker) ?? marker;
    for (const [set, values] of Object.entries(copied.samples)) {
      const key = set as keyof ParameterSamples;
      const sample = values[marker];
      if (sample !== undefined && !state.parameters.samples[key]?.[target])
        state = withSample(state, target, sample, key);
    }
  }
  return {
    part:
      replacements.size === 0
        ? part
        : (JSON.parse(replaceMarkers(text, (marker) => replacements.get(marker) ?? marker)) as Part),
    parameters: state.parameters,
  };
}

/** A piece of text that becomes a parameter, for instance `{{1}}` or `{name}`. */
export type ParameterPlaceholder = { text: string; name: string; sample?: string | undefined };

/**
 * Makes every occurrence of some texts a parameter, in all fields that take parameters. Scheme and host of an address
 * stay, as no parameter may stand there.
 */
export function replaceByParameters<State extends ParameterState>(
  state: State,
  placeholders: readonly ParameterPlaceholder[],
): State {
  const fields = textFieldsIn(state.draft, templateTree(), [])
    .filter(({ meta }) => meta.takesMarkers)
    .map(({ path: keys, text, meta }) => ({ at: keys.join('.'), text, isAddress: meta.form === 'address' }));
  const markers = new Map<string, string>();
  let next = state;
  for (const { text, name, sample } of placeholders) {
    if (text === '' || !fields.some((field) => field.text.includes(text))) continue;
    const found = parameterFor(name, next);
    markers.set(text, found.marker);
    next = sample ? withSample(found.state, found.marker, sample) : found.state;
  }
  const draft = fields.reduce((current, { at, text, isAddress }) => {
    const fixed = isAddress ? authorityEnd(text) : 0;
    const replaced = text.slice(0, fixed) + replaceTexts(text.slice(fixed), markers);
    return replaced === text ? current : putAt(current, at, replaced);
  }, next.draft);
  return { ...next, draft };
}

/** The text with each key replaced by its value, the longest first. Markers in it stay. */
function replaceTexts(text: string, replacements: ReadonlyMap<string, string>): string {
  if (replacements.size === 0) return text;
  const keys = [...replacements.keys()].toSorted((a, b) => b.length - a.length);
  const anyKey = new RegExp(
    keys.map((key) => key.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)).join('|'),
    'g',
  );
  return splitAtMarkers(text)
    .map((piece) =>
      'marker' in piece ? piece.marker : piece.text.replace(anyKey, (key) => replacements.get(key) ?? key),
    )
    .join('');
}
