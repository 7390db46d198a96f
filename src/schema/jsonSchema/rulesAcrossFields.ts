import { notBlankPattern } from './patterns';

type Json = Record<string, unknown>;

// Strict compilers want the type and the properties of what they check, also where another part states them. Linters such as
// Redocly's reject members that a part does not name, unless it allows them.

/** An object of which a rule names some members. */
const partly = (properties: Json): Json => ({ type: 'object', properties, additionalProperties: true });

const has = (key: string, schema: Json = {}): Json => ({ ...partly({ [key]: schema }), required: [key] });

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
    then: partly({ cardContent: { anyOf: moreThanMedia } }),
  },
  CarouselCard: {
    if: { required: ['cardWidth'], properties: { cardWidth: { const: 'SMALL' } } },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: partly({
      cardContents: {
        type: 'array',
        items: partly({ media: partly({ height: { not: { const: 'TALL' } } }) }),
      },
    }),
  },
  ViewLocationAction: { anyOf: [has('latLong'), filled('query')] },
};
