/**
 * Every figure of the first interface document ("Limits" and the field tables), once. Lengths count UTF-16 code
 * units: never fewer than code points or graphemes, so a text that passes here passes under each way of counting.
 */
export const limits = {
  /** Characters of a template name. */
  name: 20,
  /** Characters of the `text` field. */
  text: 3072,
  /** Characters stated for a text template. The document does not show which of the two is enforced. */
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
  /** Characters of the Base64 form. The document shows no limit for replies: there it is a warning. */
  postbackData: 2048,
  /** Characters of `openUrlAction.url` and `fallbackUrl`. */
  url: 2048,
  calendarTitle: 100,
  calendarDescription: 500,
  /** Degrees either side of zero. */
  latitude: 90,
  longitude: 180,
  /** Bytes: the recommended maximum of a file, the hard maximum of a thumbnail. */
  fileBytes: 100_000_000,
  thumbnailBytes: 100_000,
} as const;
