import { isTemplateDraft } from '../../schema/draft/isTemplateDraft';
import type { Draft, SendingRecord, TemplateDraft } from '../../schema/draft/draft';
import { DraftSender } from '../../schema/draft/sender';
import { noAltTexts, readAltTexts } from '../../schema/media/altTexts';
import { readParameterNames } from '../../schema/draft/parameterNames';
import { fromStoredDraft } from '../../schema/draft/storedDraft';
import { TemplateStatus } from '../../schema/values/enums';
import { z } from '../../schema/values/zod';

const ByHand = z.object({
  status: TemplateStatus,
  on: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  setAt: z.number(),
});

const Sending = z.object({
  at: z.number(),
  platform: z.string(),
  appId: z.string(),
  outcome: z.enum(['created', 'refused', 'unknown', 'not_sent']),
  status: TemplateStatus.optional().catch(undefined),
  byHand: ByHand.optional().catch(undefined),
  summary: z.string(),
  payload: z.unknown(),
});

const StoredDraft = z.object({
  id: z.string().min(1),
  template: z.custom<TemplateDraft>(isTemplateDraft),
  aside: z.record(z.string(), z.unknown()).catch({}),
  samples: z.record(z.string(), z.record(z.string(), z.string())).optional().catch(undefined),
  sender: DraftSender.optional().catch(undefined),
  parameters: z.unknown().optional(),
  altTexts: z.unknown().optional(),
  // If unreadable, do not load media.
  trustsMedia: z.boolean().exactOptional().catch(false),
  otherVersion: z.object({ of: z.string(), at: z.number() }).optional().catch(undefined),
  sendings: z.array(z.unknown()).catch([]),
  createdAt: z.number(),
  changedAt: z.number(),
});

function readSendings(stored: unknown[]): SendingRecord[] {
  return stored.flatMap((entry) => {
    const sending = Sending.safeParse(entry);
    if (!sending.success) return [];
    const { status, byHand, payload, ...rest } = sending.data;
    return [{ ...rest, payload, ...(status ? { status } : {}), ...(byHand ? { byHand } : {}) }];
  });
}

/** Reads a stored draft; undefined if the record is damaged or is no draft. The content may be unfinished or wrong. */
export function readStoredDraft(stored: unknown): Draft | undefined {
  const parsed = StoredDraft.safeParse(stored);
  if (!parsed.success) return undefined;
  const { sendings, samples, sender, parameters, altTexts, otherVersion, ...rest } = parsed.data;
  const texts = readAltTexts(altTexts);
  const names = readParameterNames(parameters);
  return fromStoredDraft({
    ...rest,
    ...(samples ? { samples } : {}),
    ...(sender ? { sender } : {}),
    ...(names ? { parameters: names } : {}),
    ...(texts === noAltTexts ? {} : { altTexts: texts }),
    ...(otherVersion ? { otherVersion } : {}),
    sendings: readSendings(sendings),
  });
}

/** A record as text, for the person to download. */
export function exportRecord(stored: unknown): string {
  try {
    return JSON.stringify(stored, undefined, 2) ?? String(stored);
  } catch {
    return String(stored);
  }
}
