import { draftEntries, fieldConflict, writer } from '../../schema/draft/conflicts';
import { draftSender } from '../../schema/draft/sender';
import {
  type Draft,
  type SendingRecord,
  type TemplateDraft,
  fromStoredDraft,
} from '../../schema/draft/draft';
import { isTemplateDraft } from '../../schema/draft/isTemplateDraft';
import { tidyLabels } from '../../schema/draft/labels';
import { readParameterNames } from '../../schema/draft/parameterNotes';
import { noAltTexts, readAltTexts } from '../../schema/media/altTexts';
import { TemplateStatus } from '../../schema/values/enums';
import { z } from '../../schema/values/zod';

const manualStatus = z.object({
  status: TemplateStatus,
  on: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  setAt: z.number(),
});

const sendingRecord = z.object({
  at: z.number(),
  platform: z.string(),
  appId: z.string(),
  outcome: z.enum(['created', 'refused', 'unknown', 'not_sent']),
  status: TemplateStatus.optional().catch(undefined),
  noticedAt: z.number().optional().catch(undefined),
  byHand: manualStatus.optional().catch(undefined),
  summary: z.string(),
  by: z.string().optional().catch(undefined),
  requestId: z.string().optional().catch(undefined),
  payload: z.unknown().catch(undefined),
});

/** What a draft cannot do without is refused; what else is unreadable is left out. */
const storedDraft = z.object({
  id: z.string().min(1),
  template: z.custom<TemplateDraft>(isTemplateDraft),
  aside: z.record(z.string(), z.unknown()).catch({}),
  samples: z.record(z.string(), z.record(z.string(), z.string())).optional().catch(undefined),
  sender: draftSender.optional().catch(undefined),
  parameters: z.unknown().optional().transform(readParameterNames),
  altTexts: z
    .unknown()
    .optional()
    .transform((stored) => {
      const texts = readAltTexts(stored);
      return texts === noAltTexts ? undefined : texts;
    }),
  // If unreadable, do not load media.
  trustsMedia: z.boolean().optional().catch(false),
  otherVersion: z.object({ of: z.string(), at: z.number() }).optional().catch(undefined),
  labels: z
    .array(z.string())
    .transform(tidyLabels)
    .optional()
    .catch(undefined)
    .transform((labels) => (labels?.length ? labels : undefined)),
  archived: z.literal(true).optional().catch(undefined),
  space: z.string().optional().catch(undefined),
  changedBy: writer.optional().catch(undefined),
  entries: draftEntries.optional().catch(undefined),
  conflicts: z.array(fieldConflict).optional().catch(undefined),
  sendings: z
    .array(z.unknown())
    .catch([])
    .transform((sendings) => sendings.flatMap((sending) => readSending(sending) ?? [])),
  createdAt: z.number(),
  changedAt: z.number(),
});

function readSending(stored: unknown): SendingRecord | undefined {
  const { data } = sendingRecord.safeParse(stored);
  return data && withoutAbsent(data);
}

/** Reads a stored draft; undefined if the record is damaged or is no draft. The content may be unfinished or wrong. */
export function readStoredDraft(stored: unknown): Draft | undefined {
  const { data } = storedDraft.safeParse(stored);
  return data && fromStoredDraft(withoutAbsent(data));
}

/** The same without members that are undefined. */
function withoutAbsent<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Value;
}

/** A record as text, for the person to download. */
export function exportRecord(stored: unknown): string {
  try {
    return JSON.stringify(stored, undefined, 2) ?? String(stored);
  } catch {
    return String(stored);
  }
}
