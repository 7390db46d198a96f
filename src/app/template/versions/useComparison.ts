import { useMemo } from 'react';
import { compareTemplates } from '../../../library/comparison/compareTemplates';
import { describeChanges, type ChangeEntry } from '../../../library/comparison/describeChanges';
import type { Version } from '../../../library/versions/version';
import { partsAt, type Highlight, type Highlights } from '../../../preview/model/highlights';
import { draftToTemplate, type TemplateDraft } from '../../../schema/draft/draft';

/** One side of a comparison: a version, or the draft as it is. */
export type Side = {
  /** Of the version; `now` for the draft. */
  id: string;
  version: Version | undefined;
  /** What would be sent of it, or what was. */
  template: TemplateDraft;
};

export type Comparison = { entries: ChangeEntry[]; marks: { from: Highlights; to: Highlights } };

export function toSide(id: string, draft: TemplateDraft, version?: Version): Side {
  return { id, version, template: draftToTemplate(version?.template ?? draft) };
}

/** What differs between two sides, for reading and for the phones. */
export function useComparison(from: Side, to: Side): Comparison {
  return useMemo(() => {
    const entries = describeChanges(compareTemplates(from.template, to.template));
    return {
      entries,
      marks: {
        from: marksOf(from.template, entries, 'from'),
        to: marksOf(to.template, entries, 'to'),
      },
    };
  }, [from.template, to.template]);
}

function marksOf(template: TemplateDraft, entries: readonly ChangeEntry[], side: 'from' | 'to'): Highlights {
  const marks = new Map<string, Highlight>();
  for (const entry of entries) {
    const path = entry[side];
    const isAbsent = entry.kind === (side === 'from' ? 'added' : 'removed');
    if (path === undefined || isAbsent) continue;
    for (const part of partsAt(template, path)) if (!marks.has(part)) marks.set(part, entry.kind);
  }
  return marks;
}
