/** The parts of a JSON Schema that `/docs` shows. */
export type ShownSchema = {
  [key: string]: unknown;
  $ref?: string;
  description?: string;
  properties?: Record<string, ShownSchema>;
  required?: string[];
  items?: ShownSchema;
  enum?: unknown[];
  anyOf?: ShownSchema[];
  oneOf?: ShownSchema[];
};

type Content = Record<string, { schema: ShownSchema; examples?: Record<string, { value: unknown }> }>;

export type ShownParameter = {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  /** `const`: the only value that it may have. */
  schema: { const?: string };
};

export type ShownOperation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: object[];
  parameters: ShownParameter[];
  requestBody?: { content: Content };
  responses: Record<
    string,
    { description: string; content?: Content; links?: Record<string, { operationId: string }> }
  >;
};

/** The parts of the OpenAPI document that `/docs` shows. */
export type ShownOpenApi = {
  info: { title: string; description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, ShownOperation>>;
  components: { schemas: Record<string, ShownSchema> };
};
