import type { Draft, SendingRecord, TemplateDraft } from '../schema/draft';
import { TemplateStatus, TemplateType } from '../schema/enums';
import { z } from '../schema/zod';

// Loose on purpose: a draft may be anything but finished. What must hold is what the page walks through
// (objects, lists and texts where it expects them), so that no stored draft can keep it from starting.
const text = z.string().optional();

const Suggestion = z.looseObject({
  reply: z.looseObject({ text, postbackData: text }).optional(),
  action: z
    .looseObject({
      text,
      postbackData: text,
      fallbackUrl: text,
      dialAction: z.looseObject({ phoneNumber: text }).optional(),
      viewLocationAction: z
        .looseObject({
          latLong: z.looseObject({ latitude: text, longitude: text }).optional(),
          label: text,
          query: text,
        })
        .optional(),
      createCalendarEventAction: z
        .looseObject({ startTime: text, endTime: text, title: text, description: text })
        .optional(),
      openUrlAction: z
        .looseObject({ url: text, application: text, webviewViewMode: text, description: text })
        .optional(),
      shareLocationAction: z.looseObject({}).optional(),
    })
    .optional(),
});

const suggestions = z.array(Suggestion).optional();

const Card = z.looseObject({
  title: text,
  description: text,
  media: z
    .looseObject({
      height: text,
      contentInfo: z
        .looseObject({ fileUrl: text, thumbnailUrl: text, forceRefresh: z.boolean().optional() })
        .optional(),
    })
    .optional(),
  suggestions,
});

const Template = z.looseObject({
  name: text,
  type: TemplateType,
  component: z.looseObject({
    text,
    suggestions,
    richCard: z
      .looseObject({
        standaloneCard: z
          .looseObject({ cardOrientation: text, thumbnailImageAlignment: text, cardContent: Card.optional() })
          .optional(),
        carouselCard: z.looseObject({ cardWidth: text, cardContents: z.array(Card).optional() }).optional(),
      })
      .optional(),
  }),
});

const Sending = z.object({
  at: z.number(),
  platform: z.string(),
  appId: z.string(),
  outcome: z.enum(['created', 'refused', 'unknown', 'not_sent']),
  status: TemplateStatus.optional().catch(undefined),
  summary: z.string(),
  payload: z.unknown(),
});

const StoredDraft = z.object({
  id: z.string().min(1),
  template: Template,
  aside: z.record(z.string(), z.unknown()).catch({}),
  samples: z.record(z.string(), z.record(z.string(), z.string())).optional().catch(undefined),
  sendings: z.array(z.unknown()).catch([]),
  createdAt: z.number(),
  changedAt: z.number(),
});

function readSendings(stored: unknown[]): SendingRecord[] {
  return stored.flatMap((entry) => {
    const sending = Sending.safeParse(entry);
    if (!sending.success) return [];
    const { status, payload, ...rest } = sending.data;
    return [{ ...rest, payload, ...(status ? { status } : {}) }];
  });
}

/** A draft as it was kept, or undefined when the record is damaged or not a draft. Its content may be unfinished and wrong. */
export function readStoredDraft(stored: unknown): Draft | undefined {
  const parsed = StoredDraft.safeParse(stored);
  if (!parsed.success) return undefined;
  const { template, sendings, samples, ...rest } = parsed.data;
  // Choices may be of values that the document does not have: the editor flags them as any other mistake.
  return {
    ...rest,
    template: template as TemplateDraft,
    ...(samples ? { samples } : {}),
    sendings: readSendings(sendings),
  };
}

/** Everything of a record that can be written down, for the person to keep. */
export function exportRecord(stored: unknown): string {
  try {
    return JSON.stringify(stored, undefined, 2) ?? String(stored);
  } catch {
    return String(stored);
  }
}
