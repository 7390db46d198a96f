import type { TemplateDraft } from './draft';
import { TemplateType } from '../values/enums';
import { z } from '../values/zod';

// Loose on purpose: a draft may be anything but finished. What must hold is what readers walk through:
// objects, lists and texts where they expect them.
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

/**
 * Whether a value can be opened as a template: every field that is there has the kind of value that the
 * page walks through. Its content may be unfinished and wrong; choices may be of values that the document
 * does not have (the editor flags them as any other mistake).
 */
export function isTemplateDraft(value: unknown): value is TemplateDraft {
  return Template.safeParse(value).success;
}
