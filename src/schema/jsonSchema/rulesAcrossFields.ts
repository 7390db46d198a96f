import { notBlankPattern } from './patterns';

type Json = Record<string, unknown>;

// Strict compilers want the type and the properties of what they check, also where another part states them.

const has = (key: string, schema: Json = {}): Json => ({
  type: 'object',
  required: [key],
  properties: { [key]: schema },
});

const filled = (key: string): Json => has(key, { type: 'string', pattern: notBlankPattern });

/** A card that holds more than its media. */
const moreThanMedia: Json[] = [
  filled('title'),
  filled('description'),
  has('suggestions', { type: 'array', minItems: 1 }),
];

/** The rules across the fields of an object as keywords of JSON Schema, by the id of its schema. */
export const rulesAcrossFields: Readonly<Record<string, Json>> = {
  CardContent: { anyOf: [has('media'), ...moreThanMedia] },
  StandaloneCard: {
    if: {
      required: ['cardOrientation', 'cardContent'],
      properties: { cardOrientation: { const: 'HORIZONTAL' }, cardContent: has('media') },
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
          type: 'array',
          items: {
            type: 'object',
            properties: {
              media: { type: 'object', properties: { height: { not: { const: 'TALL' } } } },
            },
          },
        },
      },
    },
  },
  ViewLocationAction: { anyOf: [has('latLong'), filled('query')] },
};
