import { z } from 'zod';

/** The parts of a JSON Schema that `/docs` shows. */
export type ShownSchema = {
  [key: string]: unknown;
  $ref?: string | undefined;
  type?: unknown;
  description?: string | undefined;
  properties?: Record<string, ShownSchema> | undefined;
  required?: string[] | undefined;
  items?: ShownSchema | undefined;
  enum?: unknown[] | undefined;
};

const Schema: z.ZodType<ShownSchema> = z.lazy(() =>
  z.looseObject({
    $ref: z.string().optional(),
    description: z.string().optional(),
    properties: z.record(z.string(), Schema).optional(),
    required: z.array(z.string()).optional(),
    items: Schema.optional(),
    enum: z.array(z.unknown()).optional(),
  }),
);

const Content = z
  .record(
    z.string(),
    z.object({ schema: Schema, examples: z.record(z.string(), z.object({ value: z.unknown() })).optional() }),
  )
  .optional();

const Parameter = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean().default(false),
  description: z.string().default(''),
  /** `const`: the only value that it may have. */
  schema: z.looseObject({ const: z.string().optional() }).default({}),
});
export type ShownParameter = z.infer<typeof Parameter>;

const Response = z.object({
  description: z.string(),
  content: Content,
  links: z.record(z.string(), z.object({ operationId: z.string() })).default({}),
});

const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string().default(''),
  description: z.string().default(''),
  security: z.array(z.record(z.string(), z.unknown())).default([]),
  parameters: z.array(Parameter).default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), Response),
});
export type ShownOperation = z.infer<typeof Operation>;

/** The parts of the OpenAPI document that `/docs` shows. */
export const ShownOpenApi = z.object({
  info: z.object({ title: z.string(), description: z.string().default('') }),
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), Schema) }),
});
export type ShownOpenApi = z.infer<typeof ShownOpenApi>;
