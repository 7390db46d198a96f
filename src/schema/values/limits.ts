/**
 * Every figure of the first interface document ("Limits" and the field tables), once. Lengths count
 * UTF-16 code units: never fewer than code points or graphemes, so what passes here passes under each.
 */
export const limits = {
  /** Characters of a template name. */
  name: 20,
  /** Characters of the `text` field. */
  text: 3072,
  /** Characters stated for a text template; which of the two is enforced is not shown. */
  statedText: 2500,
  /** Suggestion chips of a text message. */
  chips: 11,
  /** Suggestions of one card. */
  cardSuggestions: 4,
  /** Cards of a carousel, at least and at most. */
  minCards: 2,
  maxCards: 10,
  cardTitle: 200,
  cardDescription: 2000,
  /** Characters on a button, reply or action. */
  suggestionText: 25,
  /** Characters of the Base64 form; for replies the document shows no limit, there it is a warning. */
  postbackData: 2048,
  /** Characters of `openUrlAction.url` and `fallbackUrl`. */
  url: 2048,
  calendarTitle: 100,
  calendarDescription: 500,
  /** Degrees either side of zero. */
  latitude: 90,
  longitude: 180,
  /** Bytes: recommended most for a file, hard most for a thumbnail. */
  fileBytes: 100_000_000,
  thumbnailBytes: 100_000,
} as const;
