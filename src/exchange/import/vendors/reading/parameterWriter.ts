import { tidyParameterName, type ParameterNotes } from '../../../../schema/draft/parameterNotes';
import { nextMarker } from '../../../../schema/parameters/parameters';
import { maxSampleValue } from '../../../../schema/draft/sampleSets';
import { authorityEnd, findMarkers } from '../../../../schema/values/markers';
import type { ImportNotes } from '../../parts/importNotes';

const VARIABLE = /@?\{\{\s*(\w[\w .-]{0,59}?)\s*\}\}/g;

/**
 * Writes parameters of this interface in place of a maker's variables. A variable with a number belongs to its text
 * alone, as `{{1}}` in a title and in a body are two; one with a name is the same everywhere.
 */
export function createParameterWriter(source: unknown, notes: ImportNotes) {
  const known = findMarkers(JSON.stringify(source)).map(({ marker }) => marker);
  const named = new Map<string, string>();
  const names: Record<string, { name: string }> = {};
  const samples: Record<string, string> = {};

  function add(name: string, sample: unknown): string {
    const marker = nextMarker(known);
    known.push(marker);
    const tidy = tidyParameterName(name);
    if (tidy !== '') names[marker] = { name: tidy };
    if (typeof sample === 'string' && sample !== '') samples[marker] = sample.slice(0, maxSampleValue);
    return marker;
  }
  function replace(text: string, where: string, sampleOf: (key: string) => unknown): string {
    const numbered = new Map<string, string>();
    return text.replace(VARIABLE, (written, key: string) => {
      const isNumber = /^\d+$/.test(key);
      const markers = isNumber ? numbered : named;
      const marker = markers.get(key) ?? add(isNumber ? `${where} ${key}` : key, sampleOf(key));
      if (!markers.has(key)) notes.renamed([], `${written} in the ${where} became a personal field.`);
      markers.set(key, marker);
      return marker;
    });
  }
  return {
    /** A text with parameters; anything else unchanged. `where` names the text: "body". */
    text: (text: unknown, where: string, sampleOf: (key: string) => unknown = () => undefined) =>
      typeof text === 'string' ? replace(text, where, sampleOf) : text,
    /** An address with parameters behind its host. The sample may be the whole address. */
    address(url: unknown, where: string, example?: unknown): unknown {
      if (typeof url !== 'string') return url;
      const fixed = authorityEnd(url);
      const before = url.slice(0, Math.max(0, url.search(VARIABLE)));
      const isWhole = typeof example === 'string' && before !== '' && example.startsWith(before);
      const sample = isWhole ? example.slice(before.length) : example;
      return url.slice(0, fixed) + replace(url.slice(fixed), where, () => sample);
    },
    collected: (): ParameterNotes => ({
      names,
      samples: Object.keys(samples).length > 0 ? { typical: samples } : {},
    }),
  };
}

export type ParameterWriter = ReturnType<typeof createParameterWriter>;
