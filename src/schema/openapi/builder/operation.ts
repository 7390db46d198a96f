import { z } from '../../values/zod';
import { json, otherError, withoutBody, type Json } from '../parts/parts';
import { GatewayError } from './builderSchemas';

export const refused = (description: string) => ({ description, content: json(GatewayError) });

/** The refusals that any address under `/api` may give. */
const refusals = {
  401: refused('Not signed in, where people sign in.'),
  403: refused('The role, the origin or the place of the caller does not allow it.'),
  500: refused('Something went wrong.'),
  503: refused('The database cannot be read now.'),
};

export const query = (name: string, description: string, schema: Json = { type: 'string' }) => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
});

/** A schema that has no id, in its place. */
export const inline = (schema: z.ZodType, examples?: Json) => {
  const { $schema: _, ...stated } = z.toJSONSchema(schema, { io: 'output' });
  return { 'application/json': { schema: stated, ...(examples === undefined ? {} : { examples }) } };
};

export type Operation = {
  id: string;
  summary: string;
  description?: string;
  parameters?: Json[];
  body?: Json;
  responses: Json;
  links?: Json;
};

export function operation(
  tag: string,
  { id, summary, description, parameters = [], body, responses }: Operation,
): Json {
  return {
    operationId: id,
    summary,
    ...(description === undefined ? {} : { description }),
    tags: [tag],
    security: [],
    parameters,
    ...(body === undefined ? {} : { requestBody: { required: true, content: body } }),
    responses: { ...refusals, ...responses },
  };
}

export const done = (description: string, content: Json) => ({ description, content });
export const nothing = { 204: withoutBody('Done.') };
export const notFound = { 404: refused('There is no such thing.') };
const wrongBody = { 400: { description: 'The body is wrong.', content: otherError } };
export const wrongContent = {
  ...wrongBody,
  413: { description: 'The body is too large.', content: otherError },
  415: { description: 'Content type is not application/json.', content: otherError },
};
