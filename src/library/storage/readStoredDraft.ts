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
import { readSet } from '../../schema/draft/set';
import { noAltTexts, readAltTexts } from '../../schema/media/altTexts';
import { TemplateStatus } from '../../schema/values/enums';
import { z } from '../../schema/values/zod';

const manualStatus = z.object({
  status: TemplateStatus,
  on: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  setAt: z.number(),
});

const sendingRecord = z.object({
  at: z.number(),
  platform: z.string(),
  appId: z.string(),
  outcome: z.enum(['created', 'refused', 'unknown', 'not_sent']),
  status: z.catch(z.optional(TemplateStatus), undefined),
  noticedAt: z.catch(z.optional(z.number()), undefined),
  byHand: z.catch(z.optional(manualStatus), undefined),
  summary: z.string(),
  isNameTaken: z.catch(z.optional(z.boolean()), undefined),
  by: z.catch(z.optional(z.string()), undefined),
  requestId: z.catch(z.optional(z.string()), undefined),
  payload: z.catch(z.unknown(), undefined),
});

/** What a draft cannot do without is refused; what else is unreadable is left out. */
const storedDraft = z.object({
  id: z.string().check(z.minLength(1)),
  template: z.custom<TemplateDraft>(isTemplateDraft),
  aside: z.catch(z.record(z.string(), z.unknown()), {}),
  samples: z.catch(z.optional(z.record(z.string(), z.record(z.string(), z.string()))), undefined),
  sender: z.catch(z.optional(draftSender), undefined),
  parameters: z.pipe(z.optional(z.unknown()), z.transform(readParameterNames)),
  altTexts: z.pipe(
    z.optional(z.unknown()),
    z.transform((stored) => {
      const texts = readAltTexts(stored);
      return texts === noAltTexts ? undefined : texts;
    }),
  ),
  set: z.pipe(z.optional(z.unknown()), z.transform(readSet)),
  // If unreadable, do not load media.
  trustsMedia: z.catch(z.optional(z.boolean()), false),
  otherVersion: z.catch(z.optional(z.object({ of: z.string(), at: z.number() })), undefined),
  labels: z.pipe(
    z.catch(
      z.optional(
        z.pipe(
          z.array(z.string()),
          z.transform((labels: string[]) => tidyLabels(labels)),
        ),
      ),
      undefined,
    ),
    z.transform((labels) => (labels?.length ? labels : undefined)),
  ),
  archived: z.catch(z.optional(z.literal(true)), undefined),
  space: z.catch(z.optional(z.string()), undefined),
  changedBy: z.catch(z.optional(writer), undefined),
  movedFrom: z.catch(z.optional(z.object({ space: z.string(), id: z.string() })), undefined),
  restored: z.catch(z.optional(z.object({ version: z.string(), at: z.number() })), undefined),
  entries: z.catch(z.optional(draftEntries), undefined),
  conflicts: z.catch(z.optional(z.array(fieldConflict)), undefined),
  sendings: z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((sendings) => sendings.flatMap((sending) => readSending(sending) ?? [])),
  ),
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
