import { z } from '../../values/zod';

export type Json = Record<string, unknown>;

export const ref = (id: string) => ({ $ref: `#/components/schemas/${id}` });

export function idOf(schema: z.ZodType): string {
  const id = z.globalRegistry.get(schema)?.id;
  if (id === undefined) throw new Error('A schema of the OpenAPI description has no id.');
  return id;
}

export const json = (schema: z.ZodType, more: Json = {}) => ({
  'application/json': { schema: ref(idOf(schema)), ...more },
});

export const withoutBody = (description: string) => ({ description: `${description} No body.` });

export const pathParameter = (name: string, description: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
});

/** Errors that the document does not have, in the shape of its 400. */
export const otherError = {
  'application/json': {
    schema: {
      type: 'object',
      properties: {
        error: {
          type: 'object',
          properties: { code: { type: 'integer' }, message: { type: 'string' } },
          required: ['code', 'message'],
        },
      },
      required: ['error'],
    },
  },
};
