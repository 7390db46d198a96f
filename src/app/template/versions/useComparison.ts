import { useMemo } from 'react';
import type { DocumentState } from '../../../editor/model/createDocument';
import { compareTemplates } from '../../../library/comparison/compareTemplates';
import { describeChanges, type ChangeEntry } from '../../../library/comparison/describeChanges';
import { versionTitle, type Version } from '../../../library/versions/version';
import { type Highlight, type Highlights } from '../../../preview/message/parts';
import { partsAt } from '../../../preview/message/drawnCards';
import { samplesOf } from '../../../schema/draft/samples';
import { type TemplateDraft } from '../../../schema/draft/draft';
import { draftToTemplate } from '../../../schema/draft/draftToTemplate';
import type { AltTexts } from '../../../schema/media/altTexts';
import type { LiveSide } from './useLiveSide';
import { live } from './versionsAddress';

/** One side of a comparison: a version, or the draft itself. */
export type Side = {
  /** Id of the version; `now` for the draft, `live` for the template at the platform. */
  id: string;
  /** The side in a few words. */
  title: string;
  version: Version | undefined;
  /** The template as it was or would be sent. */
  template: TemplateDraft;
  /** A sample for each of its markers. */
  samples: Readonly<Record<string, string>>;
  /** The alt texts of its pictures. */
  altTexts: AltTexts;
};

export type Comparison = { entries: ChangeEntry[]; highlights: { from: Highlights; to: Highlights } };

/** The template at the platform, with the samples of the draft. */
export function toLiveSide(
  { parameters, altTexts }: Pick<DocumentState, 'parameters' | 'altTexts'>,
  { template, label }: Pick<Extract<LiveSide, { state: 'found' }>, 'template' | 'label'>,
): Side {
  const samples = samplesOf(parameters, 'typical', template);
  return { id: live, title: `At the platform: ${label}`, version: undefined, template, samples, altTexts };
}

/** A version from before samples and alt texts were kept shows those of the draft. */
export function toSide(
  id: string,
  { draft, parameters, altTexts }: Pick<DocumentState, 'draft' | 'parameters' | 'altTexts'>,
  version?: Version,
): Side {
  const template = draftToTemplate(version?.template ?? draft);
  const samples = samplesOf(version?.parameters ?? parameters, 'typical', template);
  return {
    id,
    title: version ? versionTitle(version) : 'Now',
    version,
    template,
    samples,
    altTexts: version?.altTexts ?? altTexts,
  };
}

/** The differences between two sides, as a list and as outlines in the phones. */
export function useComparison(from: Side, to: Side): Comparison {
  return useMemo(() => {
    const entries = describeChanges(compareTemplates(from.template, to.template));
    return {
      entries,
      highlights: {
        from: highlightsOf(from.template, entries, 'from'),
        to: highlightsOf(to.template, entries, 'to'),
      },
    };
  }, [from.template, to.template]);
}

function highlightsOf(
  template: TemplateDraft,
  entries: readonly ChangeEntry[],
  side: 'from' | 'to',
): Highlights {
  const highlights = new Map<string, Highlight>();
  for (const entry of entries) {
    const path = entry[side];
    const isAbsent = entry.kind === (side === 'from' ? 'added' : 'removed');
    if (path === undefined || isAbsent) continue;
    for (const part of partsAt(template, path)) if (!highlights.has(part)) highlights.set(part, entry.kind);
  }
  return highlights;
}
