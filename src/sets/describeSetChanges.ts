import { nameOfLanguage } from '../schema/sets/describeSet';
import { newSet, type TemplateSet } from '../schema/draft/set';
import { hasMembers, type VersionSource } from '../schema/sets/setVersion';
import { fillingColumns } from '../schema/sets/setValues';
import { plural } from '../schema/values/text';

/** What is different between the sets of two versions, in a few lines; empty if nothing is. */
export function describeSetChanges(before: VersionSource, after: VersionSource): string[] {
  const one = setOf(before);
  const other = setOf(after);
  const [tagsBefore, tagsAfter] = [one, other].map(({ languages }) => languages.map(({ tag }) => tag));
  return [
    named('added', without(tagsAfter, tagsBefore)),
    named('removed', without(tagsBefore, tagsAfter)),
    ...other.languages.flatMap(({ tag, texts }) => {
      const known = one.languages.find((language) => language.tag === tag);
      if (!known) return [];
      const count = countDifferent(textsOf(known.texts), textsOf(texts));
      return count === 0 ? [] : [`${nameOfLanguage(tag)}: ${plural(count, 'text')} changed`];
    }),
    describeRows(one, other),
    describeOwn(one, other),
    describeNames(one, other),
  ].filter((line) => line !== undefined);
}

const setOf = (source: VersionSource): TemplateSet => (hasMembers(source) ? source.set : newSet('en'));

const without = (all: readonly string[] = [], others: readonly string[] = []) =>
  all.filter((one) => !others.includes(one));

const named = (kind: 'added' | 'removed', tags: readonly string[]) =>
  tags.length === 0
    ? undefined
    : `${tags.length === 1 ? 'Language' : 'Languages'} ${kind}: ${tags.map(nameOfLanguage).join(', ')}`;

const textsOf = (texts: TemplateSet['languages'][number]['texts']) =>
  Object.fromEntries(Object.entries(texts).map(([key, { text }]) => [key, text]));

type Values = Readonly<Record<string, string>>;
const countDifferent = (before: Values, after: Values) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => (before[key] ?? '') !== (after[key] ?? ''),
  ).length;

/** The rows by their id, each with what it fills in, under the names of the columns. */
function rowsOf({ sheet }: TemplateSet): Map<string, string> {
  const columns = fillingColumns(sheet);
  return new Map(
    (sheet?.rows ?? []).map(({ id, values }) => [
      id,
      JSON.stringify(columns.map((column) => [column.name, values[column.id] ?? ''])),
    ]),
  );
}

function describeRows(before: TemplateSet, after: TemplateSet): string | undefined {
  const [one, other] = [rowsOf(before), rowsOf(after)];
  const added = [...other.keys()].filter((id) => !one.has(id)).length;
  const removed = [...one.keys()].filter((id) => !other.has(id)).length;
  const changed = [...other].filter(([id, row]) => one.has(id) && one.get(id) !== row).length;
  const parts = Object.entries({ added, changed, removed })
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${kind}`);
  return parts.length === 0 ? undefined : `Rows: ${parts.join(', ')}`;
}

function describeOwn(before: TemplateSet, after: TemplateSet): string | undefined {
  const count = countDifferent(ownTexts(before), ownTexts(after));
  return count === 0 ? undefined : `${plural(count, 'text')} of single templates changed`;
}

const ownTexts = ({ own }: TemplateSet) =>
  Object.fromEntries(
    Object.entries(own).flatMap(([member, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${member} ${key}`, text]),
    ),
  );

function describeNames(before: TemplateSet, after: TemplateSet): string | undefined {
  const changed = Object.entries(after.fixedNames).filter(
    ([key, name]) => before.fixedNames[key] !== undefined && before.fixedNames[key] !== name,
  ).length;
  return changed === 0 ? undefined : `Names: ${changed} changed`;
}
