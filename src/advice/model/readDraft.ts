import { z } from '../../schema/values/zod';

// A draft may come from a link or an import and hold anything. Reading never fails: a text that is
// missing or no text reads as blank, an object as absent, a list as empty; positions in lists are kept.
const text = z.string().catch('');
const object = <T extends z.core.$ZodLooseShape>(shape: T) => z.object(shape).optional().catch(undefined);
const list = <T extends z.ZodType>(item: T) => z.array(item).catch([]);

const SuggestionReading = object({
  reply: object({ text, postbackData: text }),
  action: object({
    text,
    fallbackUrl: text,
    dialAction: object({ phoneNumber: text }),
    viewLocationAction: object({
      latLong: object({ latitude: text, longitude: text }),
      label: text,
      query: text,
    }),
    createCalendarEventAction: object({ startTime: text, endTime: text, title: text, description: text }),
    openUrlAction: object({ url: text, application: text, webviewViewMode: text, description: text }),
  }),
});
export type SuggestionReading = NonNullable<z.infer<typeof SuggestionReading>>;

const CardReading = object({
  title: text,
  description: text,
  media: object({ height: text, contentInfo: object({ fileUrl: text, thumbnailUrl: text }) }),
  suggestions: list(SuggestionReading),
});
export type CardReading = NonNullable<z.infer<typeof CardReading>>;

const DraftReading = object({
  component: object({
    text,
    suggestions: list(SuggestionReading),
    richCard: object({
      standaloneCard: object({
        cardOrientation: text,
        thumbnailImageAlignment: text,
        cardContent: CardReading,
      }),
      carouselCard: object({ cardContents: list(CardReading) }),
    }),
  }),
});
type ComponentReading = NonNullable<NonNullable<z.infer<typeof DraftReading>>['component']>;

/** The component of a draft of any shape, as far as it can be understood; undefined when there is none. */
export function readComponent(draft: unknown): ComponentReading | undefined {
  return DraftReading.parse(draft)?.component;
}
