import { GatewayError } from '../responses/gateway';
import { z } from '../values/zod';

export type Json = Record<string, unknown>;

/** What the document says of one row of the table of routes; its address and path parameters come from the row. */
export type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  tags: [string];
  security: Json[];
  /** What the parameters of the path mean, by name, where it is not what `openApi.ts` says. */
  places?: Record<string, string>;
  parameters?: { name: string; in: 'query' | 'header'; [key: string]: unknown }[];
  requestBody?: { required: true; content: Json };
  responses: Record<string, Json>;
};

export const ref = (schema: z.ZodMiniType) => {
  const id = z.globalRegistry.get(schema)?.id;
  if (id === undefined) throw new Error('A schema of the OpenAPI description has no id.');
  return { $ref: `#/components/schemas/${id}` };
};

export const jsonContent = (schema: z.ZodMiniType, more: Json = {}) => ({
  'application/json': { schema: ref(schema), ...more },
});

/** A schema that has no id, in its place. */
export function inline(schema: z.ZodMiniType, more: Json = {}) {
  const { $schema: _, ...stated } = z.toJSONSchema(schema, { io: 'output' });
  return { 'application/json': { schema: stated, ...more } };
}

/** The `examples` of a body. */
export const example = (value: unknown) => ({ examples: { example: { summary: 'An example', value } } });

/** A request body that must be there. */
export const body = (content: Json) => ({ requestBody: { required: true as const, content } });

export const answerWithoutBody = (description: string) => ({ description: `${description} No body.` });

/** Errors that the documents do not have, in the shape of the 400 of the first. */
export const otherError = inline(z.object({ error: z.object({ code: z.int(), message: z.string() }) }));

export const query = (name: string, description: string, schema: Json = { type: 'string' }) => ({
  name,
  in: 'query' as const,
  required: false,
  description,
  schema,
});

export const header = (
  name: string,
  description: string,
  schema: Json = { type: 'string' },
  required = true,
) => ({ name, in: 'header' as const, required, description, schema });

/** A refusal of the builder's own server. */
export const refused = (description: string) => ({ description, content: jsonContent(GatewayError) });

type OwnOperation = Omit<Operation, 'operationId' | 'tags' | 'security'>;

/** An address of the builder's own server, with the refusals that any address under `/api` may give. */
export const ownOperation = (tag: string, operationId: string, own: OwnOperation): Operation => ({
  operationId,
  tags: [tag],
  security: [{}, { accessToken: [] }],
  ...own,
  responses: {
    401: refused('Not signed in, where sign-in is required.'),
    403: refused('Not allowed for the caller’s role, origin or network.'),
    500: refused('Something went wrong.'),
    503: refused('The database is not available.'),
    ...own.responses,
  },
});

export const done = (description: string, content: Json) => ({ description, content });
export const nothing = { 204: answerWithoutBody('Done.') };
/** The refusals of an address whose body is JSON of the builder's own. */
export const ownBodyRefusals = {
  400: refused('The body is wrong.'),
  413: refused('The body is too large.'),
  415: refused('Content type is not application/json.'),
};
export const noSuchThing = { 404: refused('Not found.') };
