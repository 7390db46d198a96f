import { lazy } from '../../lib/values';
import type { TemplateSet } from '../draft/set';
import { plural } from '../values/text';
import type { countGaps } from './setFields';

/** "3 languages × 4 rows": what a set is made of. */
export function describeSize({ languages, sheet }: TemplateSet): string {
  const rows = sheet?.rows.length ?? 0;
  const parts = [plural(languages.length + 1, 'language'), ...(rows > 0 ? [plural(rows, 'row')] : [])];
  return parts.join(' × ');
}

/** "1 missing, 2 outdated"; empty for a language that is finished. */
export const describeGaps = (gaps: ReturnType<typeof countGaps>): string =>
  [
    ...(gaps.missing > 0 ? [`${gaps.missing} missing`] : []),
    ...(gaps.outdated > 0 ? [`${gaps.outdated} outdated`] : []),
    ...(gaps.machine > 0 ? [`${gaps.machine} by machine`] : []),
    ...(gaps.tooLong > 0 ? [`${gaps.tooLong} too long`] : []),
  ].join(', ');

const languageNames = lazy(() => new Intl.DisplayNames('en', { type: 'language' }));

/** "Hindi" for `hi`. */
export function nameOfLanguage(tag: string): string {
  try {
    return languageNames().of(tag) ?? tag;
  } catch {
    return tag;
  }
}
