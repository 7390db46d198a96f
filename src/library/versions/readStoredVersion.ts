import { isTemplateDraft } from '../../schema/draft/isTemplateDraft';
import type { TemplateDraft } from '../../schema/draft/draft';
import { readParameterNotes } from '../../schema/draft/parameterNotes';
import { readAltTexts } from '../../schema/media/altTexts';
import { TemplateStatus } from '../../schema/values/enums';
import { z } from '../../schema/values/zod';
import type { Version } from './version';

const Sending = z.object({
  at: z.number(),
  platform: z.string(),
  appId: z.string(),
  outcome: z.enum(['created', 'refused', 'unknown', 'not_sent']),
  status: TemplateStatus.exactOptional(),
  summary: z.string(),
});

const StoredVersion = z.object({
  id: z.string().min(1),
  draftId: z.string().min(1),
  at: z.number(),
  origin: z.enum(['hand', 'sending', 'restoring', 'replacing']),
  name: z.string().exactOptional(),
  note: z.string().exactOptional(),
  before: z.string().exactOptional(),
  template: z.custom<TemplateDraft>(isTemplateDraft),
  aside: z.record(z.string(), z.unknown()).catch({}),
  parameters: z.unknown().optional(),
  altTexts: z.unknown().optional(),
  // If unreadable, do not load media.
  trustsMedia: z.boolean().exactOptional().catch(false),
  sendings: z.array(Sending).catch([]),
});

/** Reads a stored version; undefined if the record is damaged or is no version. The content may be unfinished or wrong. */
export function readStoredVersion(stored: unknown): Version | undefined {
  const { data } = StoredVersion.safeParse(stored);
  if (!data) return undefined;
  const { aside, parameters, altTexts, ...version } = data;
  const notes = readParameterNotes(parameters);
  return {
    ...version,
    ...(notes ? { parameters: notes } : {}),
    ...(altTexts === undefined ? {} : { altTexts: readAltTexts(altTexts) }),
    stash: aside,
  };
}

/** The record for the table, which stores the stash under its first name. */
export function toStoredVersion({ stash, ...version }: Version): z.infer<typeof StoredVersion> {
  return { ...version, aside: stash };
}
