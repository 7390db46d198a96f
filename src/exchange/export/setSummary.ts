import { describeGaps, describeSize, nameOfLanguage } from '../../schema/sets/describeSet';
import { languagesOf, membersOf } from '../../schema/draft/set';
import { nameMembers } from '../../schema/sets/memberNames';
import { countGaps, setFields, type SetSource } from '../../schema/sets/setFields';
import { plural } from '../../schema/values/text';
import type { SetSummary } from '../link/linkedParts';

/** Sums up a set. */
export function summarizeSet({ draft, entries, set }: SetSource): SetSummary {
  const members = membersOf(set);
  const names = nameMembers({ set, base: draft.name ?? '', members, taken: new Set() });
  const fields = setFields(draft, entries);
  return {
    size: `${plural(members.length, 'template')}: ${describeSize(set)}`,
    languages: languagesOf(set).map((tag) => {
      const [first, ...more] = members.filter(({ language }) => language === tag);
      const name = names.get(first?.key ?? '')?.name ?? '';
      const texts = set.languages.find((language) => language.tag === tag)?.texts;
      const gaps = texts && countGaps(fields, set, { texts });
      return {
        language: nameOfLanguage(tag),
        templates: more.length === 0 ? name : `${name} and ${more.length} more`,
        translation: gaps ? describeGaps(gaps) || 'Complete' : 'Source',
      };
    }),
  };
}
