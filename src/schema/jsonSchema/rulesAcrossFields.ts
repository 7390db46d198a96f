import { notBlankPattern } from './patterns';

type Json = Record<string, unknown>;

const filled = (key: string): Json => ({
  required: [key],
  properties: { [key]: { pattern: notBlankPattern } },
});

/** A card that holds more than its media. */
const moreThanMedia: Json[] = [
  filled('title'),
  filled('description'),
  { required: ['suggestions'], properties: { suggestions: { minItems: 1 } } },
];

/** The rules across the fields of an object as keywords of JSON Schema, by the id of its schema. */
export const rulesAcrossFields: Readonly<Record<string, Json>> = {
  CardContent: { anyOf: [{ required: ['media'] }, ...moreThanMedia] },
  StandaloneCard: {
    if: {
      required: ['cardOrientation', 'cardContent'],
      properties: { cardOrientation: { const: 'HORIZONTAL' }, cardContent: { required: ['media'] } },
    },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: { properties: { cardContent: { anyOf: moreThanMedia } } },
  },
  CarouselCard: {
    if: { required: ['cardWidth'], properties: { cardWidth: { const: 'SMALL' } } },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: {
      properties: {
        cardContents: {
          items: { properties: { media: { properties: { height: { not: { const: 'TALL' } } } } } },
        },
      },
    },
  },
  ViewLocationAction: { anyOf: [{ required: ['latLong'] }, filled('query')] },
};
