import { putAt } from '../../../lib/path';
import type { TemplateDraft } from '../../../schema/draft/draft';
import { templateTree } from '../../../schema/template/templateTree';
import { findMarkers } from '../../../schema/values/markers';
import type { TextForm } from '../../../schema/walk/fieldMeta';
import { textFieldsIn } from '../../../schema/walk/textFieldsIn';

/** A match of the search. */
export type Match = { path: string; text: string; start: number; end: number };

export type Search = { query: string; matchesCase: boolean };

/** The forms of text that are searched. Postbacks are encoded, times and degrees have controls of their own. */
const searched = {
  freeText: true,
  address: true,
  phoneNumber: true,
  identifier: false,
  postback: false,
  time: false,
  degrees: false,
} satisfies Record<TextForm, boolean>;

/** All matches in the texts and addresses of a template, in document order. A part of a parameter marker is no match. */
export function findMatches(draft: TemplateDraft, search: Search): Match[] {
  if (search.query === '') return [];
  return textFieldsIn(draft, templateTree(), []).flatMap(({ path, text, meta }) =>
    path[0] === 'component' && meta.form !== undefined && searched[meta.form]
      ? placesIn(text, search).map((place) => ({ path: path.join('.'), text, ...place }))
      : [],
  );
}

function placesIn(text: string, { query, matchesCase }: Search): { start: number; end: number }[] {
  const literal = new RegExp(
    query.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`),
    matchesCase ? 'g' : 'gi',
  );
  const markers = findMarkers(text);
  const isInside = (at: number) => markers.some(({ start, end }) => at > start && at < end);
  return Array.from(text.matchAll(literal), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  })).filter(({ start, end }) => !isInside(start) && !isInside(end));
}

/** The draft with another text in place of these matches. */
export function replaceMatches(
  draft: TemplateDraft,
  matches: readonly Match[],
  replacement: string,
): TemplateDraft {
  const paths = [...new Set(matches.map(({ path }) => path))];
  return paths.reduce((next, path) => {
    const here = matches.filter((match) => match.path === path);
    const text = here[0]?.text ?? '';
    const written = here
      .toReversed()
      .reduce((part, { start, end }) => `${part.slice(0, start)}${replacement}${part.slice(end)}`, text);
    return putAt(next, path, written === '' ? undefined : written);
  }, draft);
}
