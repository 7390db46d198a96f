import { useMemo } from 'react';
import type { DocumentState } from '../../../editor/model/createDocument';
import { compareTemplates } from '../../../library/comparison/compareTemplates';
import { describeChanges, type ChangeEntry } from '../../../library/comparison/describeChanges';
import { versionTitle, type Version } from '../../../library/versions/version';
import { type Highlight, type Highlights } from '../../../preview/message/parts';
import { partsAt } from '../../../preview/message/drawnCards';
import { samplesOf } from '../../../schema/draft/samples';
import { type TemplateDraft, type SendingRecord } from '../../../schema/draft/draft';
import { draftToTemplate } from '../../../schema/draft/draftToTemplate';
import type { TemplateSet } from '../../../schema/draft/set';
import type { AltTexts } from '../../../schema/media/altTexts';
import { live } from '../../../workspace/draftLinks';
import { skipToken, useQuery } from '@tanstack/react-query';
import { readLiveTemplate } from '../../../exchange/live/readLiveTemplate';
import { isTemplateDraft } from '../../../schema/draft/isTemplateDraft';
import { useConnection, platformOf } from '../../../submission/connection/connection';
import { pageTokens } from '../../../submission/connection/credentials';
import { readablePlace, readStored } from '../../../submission/reading/readStored';
import { nameOf } from '../../../submission/reading/settleSending';
import { useStore } from 'zustand';

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
  /** Its languages and rows, if it has any. */
  set?: TemplateSet | undefined;
};

export type Comparison = { entries: ChangeEntry[]; highlights: { from: Highlights; to: Highlights } };

/** The template at the platform, with the samples of the draft. */
export function toLiveSide(
  { parameters, altTexts }: Pick<DocumentState, 'parameters' | 'altTexts'>,
  { template, label }: Pick<Extract<LiveSide, { state: 'found' }>, 'template' | 'label'>,
): Side {
  const samples = samplesOf(parameters, 'typical', template);
  return { id: live, title: `On the platform: ${label}`, version: undefined, template, samples, altTexts };
}

/** A version from before samples and alt texts were kept shows those of the draft. */
export function toSide(
  id: string,
  {
    draft,
    parameters,
    altTexts,
    set,
  }: Pick<DocumentState, 'draft' | 'parameters' | 'altTexts'> & Partial<Pick<DocumentState, 'set'>>,
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
    set: version ? version.set : set,
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

/** The template that lives at the platform. */
export type LiveSide =
  /** The draft was not created under its name, or its platform cannot be read. */
  | { state: 'none' }
  | { state: 'asking' }
  | { state: 'found'; template: TemplateDraft; label: string }
  /** Why there is nothing to compare with. */
  | { state: 'missing'; why: string };

const none: LiveSide = { state: 'none' };

/** Asks the platform of a sending for the template that it created. */
export function useLiveSide(sending: SendingRecord | undefined): LiveSide {
  const { data: connection } = useConnection();
  const platform = sending && platformOf(connection, sending);
  const token = useStore(pageTokens, (tokens) => (platform ? (tokens[platform.name] ?? '') : ''));
  const name = sending && nameOf(sending);
  const place = platform && readablePlace(platform, sending.appId, token);
  const { data } = useQuery({
    queryKey: ['live template', platform?.name, sending?.appId, name],
    queryFn: place && name !== undefined ? () => readStored(place, name) : skipToken,
    networkMode: 'always',
    refetchOnWindowFocus: true,
    retry: 0,
  });
  if (!place || name === undefined) return none;
  if (!data) return { state: 'asking' };
  if (data.kind === 'absent')
    return { state: 'missing', why: 'The platform has no template with this name.' };
  if (data.kind === 'unreadable')
    return { state: 'missing', why: 'The platform isn’t responding. Try again later.' };
  const read = readLiveTemplate(data.template);
  if (!read.ok || !isTemplateDraft(read.asSent))
    return { state: 'missing', why: 'The template on the platform has an unknown type.' };
  return { state: 'found', template: read.asSent, label: platform.label };
}
