import { nameOfPath } from '../../schema/template/templateTree';
import { formatPath } from '../../schema/values/issues';
import { findingsOf, groupTitles, type CheckEntry, type CheckGroup } from './checkGroups';

/**
 * An entry of Check as a text for somebody who asked about it: what is wrong and what to do, what follows from it,
 * where it is, also in the API, and who says so.
 */
export function explainEntry(entry: CheckEntry): string {
  const [first] = findingsOf(entry);
  const places = entry.places
    .filter(({ path }) => path.length > 0)
    .map(({ path }) => `${nameOfPath(path)} (API path: ${formatPath(path)})`);
  return [
    entry.message,
    first?.why,
    places.length > 1 ? ['Where:', ...places.map((place) => `- ${place}`)].join('\n') : undefined,
    places.length === 1 ? `Where: ${places[0]}` : undefined,
    first?.source === undefined
      ? undefined
      : `Source: ${[first.source, first.date].filter((part) => part !== undefined).join(', ')}`,
  ]
    .filter((line) => line !== undefined)
    .join('\n');
}

/** All entries of Check as one text, group by group, without what a person has dismissed. */
export function explainAll(groups: readonly CheckGroup[]): string {
  return groups
    .filter(({ name }) => name !== 'dismissed')
    .map(({ name, entries }) => [groupTitles[name], ...entries.map(explainEntry)].join('\n\n'))
    .join('\n\n\n');
}
