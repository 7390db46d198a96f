import { draftEntries, type DraftEntries } from '../../schema/draft/conflicts';
import type { Draft, SendingRecord, TemplateDraft } from '../../schema/draft/draft';
import { parameterNotesOf, readParameterNotes, type ParameterNotes } from '../../schema/draft/parameterNotes';
import { readSet, type TemplateSet } from '../../schema/draft/set';
import { noAltTexts, readAltTexts, type AltTexts } from '../../schema/media/altTexts';
import { formatDateAndTime, formatMoment } from '../../ui/time/time';
import { isTemplateDraft } from '../../schema/draft/isTemplateDraft';
import { TemplateStatus } from '../../schema/values/enums';
import { z } from '../../schema/values/zod';

/** One sending of a version: the payload is the version's template. */
export type VersionSending = Omit<SendingRecord, 'payload'>;

/** The origin of a version: manual, or automatic with a sending, before a restore, or before a replacement. */
export type VersionOrigin = 'hand' | 'sending' | 'restoring' | 'replacing';

/** An earlier state of a draft. */
export type Version = {
  id: string;
  draftId: string;
  /** Milliseconds since the epoch; for a version that was sent several times, the last sending. */
  at: number;
  origin: VersionOrigin;
  /** The name that the person gave; a version without a name is deleted when there are too many. */
  name?: string;
  note?: string;
  /** The action before which the version was made automatically: "restore version Spring". */
  before?: string;
  /** For a sending, the exact request body. */
  template: TemplateDraft;
  stash: Record<string, unknown>;
  /** Names and samples of its parameters; absent in versions from before they were kept. */
  parameters?: ParameterNotes;
  /** The alt texts of its pictures; absent likewise. */
  altTexts?: AltTexts;
  /** Its languages and rows, with the identities that they refer to; absent without any, and in older versions. */
  set?: TemplateSet;
  entries?: DraftEntries;
  /** Whether its media could be loaded from their hosts at the time; absent means yes. */
  trustsMedia?: boolean;
  /** Oldest first; empty for other origins. */
  sendings: VersionSending[];
  /** The revision of the server that was given the name of this version. */
  revision?: number;
  /** Who saved it, of a version that the server has; null without sign-in. */
  savedBy?: string | null;
  /** It is what the draft itself knows of a sending: it cannot be renamed or deleted. */
  isRecord?: true;
};

/** The name and note that the person gives a version; blank means none. */
export type VersionLabel = { name: string; note: string };

/** The parts of a draft that a version stores. */
export type VersionContent = Pick<
  Version,
  'template' | 'stash' | 'parameters' | 'altTexts' | 'set' | 'entries' | 'trustsMedia'
>;

export function versionContent(draft: Draft): VersionContent {
  const { template, stash, altTexts = noAltTexts, set, entries, trustsMedia = true } = draft;
  return {
    template,
    stash,
    parameters: parameterNotesOf(draft),
    altTexts,
    trustsMedia,
    ...(set && { set, ...(entries && { entries }) }),
  };
}

/** The title of an unnamed version: its full date, because "today" would be wrong tomorrow. */
export function defaultVersionName(at: number): string {
  return `Version of ${formatDateAndTime(at)}`;
}

/** The title of a version without a name. */
export function unnamedTitle({ origin, before, at }: Pick<Version, 'origin' | 'before' | 'at'>): string {
  switch (origin) {
    case 'hand':
      return defaultVersionName(at);
    case 'sending':
      return 'Sent for approval';
    case 'restoring':
    case 'replacing':
      return before === undefined
        ? 'Version from before a change'
        : `Version from before “${before.charAt(0).toUpperCase()}${before.slice(1)}”`;
    default:
      return origin satisfies never;
  }
}

export function versionTitle(version: Version): string {
  return version.name ?? unnamedTitle(version);
}

/** A version in one line: its title, and its time unless the title tells it. */
export function versionInLine(version: Version): string {
  const title = versionTitle(version);
  return title.includes(formatDateAndTime(version.at)) ? title : `${title} · ${formatMoment(version.at)}`;
}

const Sending = z.object({
  at: z.number(),
  platform: z.string(),
  appId: z.string(),
  outcome: z.enum(['created', 'refused', 'unknown', 'not_sent']),
  status: z.exactOptional(TemplateStatus),
  summary: z.string(),
  by: z.exactOptional(z.string()),
});

const StoredVersion = z.object({
  id: z.string().check(z.minLength(1)),
  draftId: z.string().check(z.minLength(1)),
  at: z.number(),
  origin: z.enum(['hand', 'sending', 'restoring', 'replacing']),
  name: z.exactOptional(z.string()),
  note: z.exactOptional(z.string()),
  before: z.exactOptional(z.string()),
  template: z.custom<TemplateDraft>(isTemplateDraft),
  aside: z.catch(z.record(z.string(), z.unknown()), {}),
  parameters: z.optional(z.unknown()),
  altTexts: z.optional(z.unknown()),
  set: z.optional(z.unknown()),
  entries: z.catch(z.optional(draftEntries), undefined),
  // If unreadable, do not load media.
  trustsMedia: z.catch(z.exactOptional(z.boolean()), false),
  sendings: z.catch(z.array(Sending), []),
  revision: z.catch(z.optional(z.number()), undefined),
});

/** Reads a stored version; undefined if the record is damaged or is no version. The content may be unfinished or wrong. */
export function readStoredVersion(stored: unknown): Version | undefined {
  const { data } = StoredVersion.safeParse(stored);
  if (!data) return undefined;
  const { aside, parameters, altTexts, set: storedSet, entries, ...version } = data;
  const notes = readParameterNotes(parameters);
  const set = readSet(storedSet);
  return {
    ...version,
    ...(notes ? { parameters: notes } : {}),
    ...(altTexts === undefined ? {} : { altTexts: readAltTexts(altTexts) }),
    ...(set && { set, ...(entries && { entries }) }),
    stash: aside,
  };
}

/** The record for the table, which stores the stash under its first name. */
export function toStoredVersion({ stash, ...version }: Version): z.infer<typeof StoredVersion> {
  return { ...version, aside: stash };
}
