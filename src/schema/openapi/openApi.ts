import { stateRules } from '../jsonSchema/templateJsonSchema';
import { z } from '../values/zod';
import { builderPaths } from './builder/builderPaths';
import { idOf, json, otherError, pathParameter, ref, withoutBody, type Json } from './parts/parts';
import { examples } from '../examples/examples';
import {
  BadRequest,
  InternalServerError,
  StoredStatus,
  StoredTemplate,
  TemplateCreated,
  TemplateNotFound,
} from '../responses/templateResponses';
import { CreateTemplatePayload } from '../template/template';
import {
  StartedVerification,
  StartVerificationRequest,
  VerificationError,
  VerificationStatus,
} from '../verification/verification';

/** Every schema that has an id, as JSON Schema 2020-12, keyed by id. */
function componentSchemas(): Json {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    target: 'draft-2020-12',
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ zodSchema, jsonSchema }) => stateRules(zodSchema, jsonSchema as Json),
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $id: _id, $schema: _schema, ...schema }]) => [id, schema]),
  );
}

const appIdParameter = pathParameter('appId', 'The application identifier.');

/** The answers of every operation of the first interface that are no success. */
const templateErrors = {
  401: withoutBody('Authorization header missing or invalid.'),
  403: withoutBody('Token has no access to this resource.'),
  429: {
    ...withoutBody('Rate limit exceeded; retry after the time in the Retry-After header.'),
    headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer', minimum: 0 } } },
  },
  500: { description: 'Internal error.', content: json(InternalServerError) },
  502: withoutBody('Upstream service failed to respond correctly.'),
  503: withoutBody('API temporarily unavailable (maintenance or overload).'),
  504: withoutBody('No timely response from the upstream service.'),
};

/** From a creation to a request that reads the new template. */
const linkTo = (operationId: string) => ({
  operationId,
  parameters: { appId: '$request.path.appId', templateName: '$response.body#/name' },
});

function createTemplateOperation(): Json {
  return {
    operationId: 'createTemplate',
    summary: 'Create a template',
    description:
      'Submits a template for whitelisting. Order of checks (404, 405, 401, 403, 429, 415, 413, 400): chosen by this implementation.',
    tags: ['Templates'],
    security: [{ bearer: [] }],
    parameters: [appIdParameter],
    requestBody: {
      required: true,
      content: json(CreateTemplatePayload, {
        examples: Object.fromEntries(
          examples.map(({ id, title, template }) => [id, { summary: title, value: template }]),
        ),
      }),
    },
    responses: {
      201: {
        description:
          'Created; the body holds the new template. The status of a new template is `pending`: chosen by this implementation.',
        content: json(TemplateCreated),
        headers: {
          Location: {
            description: 'Where the template can be read back (chosen by this implementation).',
            schema: { type: 'string' },
          },
        },
        links: {
          template: linkTo('readTemplate'),
          status: linkTo('readTemplateStatus'),
        },
      },
      400: { description: 'Invalid query or body parameters.', content: json(BadRequest) },
      413: { description: 'Body over 1 MB (chosen by this implementation).', content: otherError },
      415: {
        description: 'Content type is not application/json (chosen by this implementation).',
        content: otherError,
      },
      ...templateErrors,
    },
  };
}

/** The requests that read templates back. They share their source and their errors. */
function readingOperations(): Record<'list' | 'detail' | 'status', Json> {
  const source =
    "From the vendor's public documentation (version 2.0); the interface document has no such request.";
  const nameParameter = pathParameter('templateName', 'The name of the template.');
  const notFound = { description: 'No such template.', content: json(TemplateNotFound) };
  const operation = (operationId: string, summary: string, more: Json) => ({
    get: {
      operationId,
      summary,
      description: source,
      tags: ['Templates'],
      security: [{ bearer: [] }],
      ...more,
    },
  });
  return {
    list: operation('listTemplates', 'List the templates of an app id', {
      parameters: [appIdParameter],
      responses: {
        200: {
          description: 'All templates, oldest first (the order is chosen by this implementation).',
          content: {
            'application/json': { schema: { type: 'array', items: ref(idOf(StoredTemplate)) } },
          },
        },
        ...templateErrors,
      },
    }),
    detail: operation('readTemplate', 'Read a template', {
      parameters: [appIdParameter, nameParameter],
      responses: {
        200: {
          description: 'The template. Its `ttl` is always `2592000s` here: chosen by this implementation.',
          content: json(StoredTemplate),
        },
        404: notFound,
        ...templateErrors,
      },
    }),
    status: operation('readTemplateStatus', 'Read the status of a template', {
      parameters: [appIdParameter, nameParameter],
      responses: {
        200: { description: 'The status now.', content: json(StoredStatus) },
        404: notFound,
        ...templateErrors,
      },
    }),
  };
}

const verificationErrors = {
  400: { description: 'Invalid request (chosen by this implementation).', content: json(VerificationError) },
  401: {
    description: 'Credentials missing, unknown, wrong or stale (chosen by this implementation).',
    content: json(VerificationError),
  },
  403: {
    description: 'The app may not do this (chosen by this implementation).',
    content: json(VerificationError),
  },
};

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const startVerificationOperation: Json = {
  operationId: 'startVerification',
  summary: 'Start a phone number verification',
  description:
    'Signature (chosen by this implementation): base64(HMAC-SHA256(base64decode(secret), verb LF base64(MD5(body)) LF content type LF x-timestamp:value LF path)).',
  tags: ['Verification'],
  security: [{ application: [] }],
  parameters: [
    header('x-timestamp', 'Request time in ISO-8601 format.'),
    header('X-Forwarded-For', "The end user's IP address, used to identify the telecom operator."),
  ],
  requestBody: {
    required: true,
    content: json(StartVerificationRequest, {
      examples: {
        number: {
          summary: 'A number',
          value: {
            identity: { type: 'number', endpoint: '+919876543210' },
            method: 'seamless',
            reference: 'order 7',
          },
        },
      },
    }),
  },
  responses: {
    200: {
      description: 'Started. The status code is chosen by this implementation.',
      content: json(StartedVerification),
      links: {
        status: { operationId: 'readVerificationStatus', parameters: { id: '$response.body#/id' } },
      },
    },
    ...verificationErrors,
    413: {
      description: 'Body over 16 kB (chosen by this implementation).',
      content: json(VerificationError),
    },
    415: {
      description: 'Content type is not application/json (chosen by this implementation).',
      content: json(VerificationError),
    },
    429: {
      description: 'Too many starts, where a limit is set (chosen by this implementation).',
      content: json(VerificationError),
    },
  },
};

const readStatusOperation: Json = {
  operationId: 'readVerificationStatus',
  summary: 'Read the status of a verification',
  description: 'Linked from the start response; request and response are chosen by this implementation.',
  tags: ['Verification'],
  security: [{ application: [] }],
  parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
  responses: {
    200: { description: 'The status now.', content: json(VerificationStatus) },
    ...verificationErrors,
    404: { description: 'No such verification.', content: json(VerificationError) },
  },
};

/** Reading a status by another name of the verification than its id. */
const readStatusBy = (operationId: string, parameter: { name: string; description: string }): Json => ({
  ...readStatusOperation,
  operationId,
  summary: `Read the status of the newest verification by its ${parameter.name === 'endpoint' ? 'number' : parameter.name}`,
  description:
    'As in the public documentation of the same family of services; request and response are chosen by this implementation.',
  parameters: [{ ...parameter, in: 'path', required: true, schema: { type: 'string' } }],
});

/** Both interfaces as an OpenAPI 3.1 document, generated from the schemas that validate the requests. */
export function openApi(): Json {
  const reading = readingOperations();
  const platform = {
    '/v2/rcs/{appId}/templates': { post: createTemplateOperation(), ...reading.list },
    '/v2/rcs/{appId}/templates/{templateName}': reading.detail,
    '/v2/rcs/{appId}/templates/{templateName}/status': reading.status,
  };
  const verification = {
    '/verification/v1/verifications': { post: startVerificationOperation },
    '/verification/v1/verifications/id/{id}': { get: readStatusOperation },
    '/verification/v1/verifications/seamless/number/{endpoint}': {
      get: readStatusBy('readVerificationStatusByNumber', {
        name: 'endpoint',
        description: 'The phone number in E.164 form.',
      }),
    },
    '/verification/v1/verifications/reference/{reference}': {
      get: readStatusBy('readVerificationStatusByReference', {
        name: 'reference',
        description: 'The reference of the start.',
      }),
    },
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'RCS templates and phone number verification',
      version: '2.0.0',
      description:
        'The two interfaces as the embedded platform implements them. What the interface documents leave open is marked "chosen by this implementation".',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: ['Templates', 'Verification', 'Through this server', 'Testing', 'Media', 'People'].map((name) => ({
      name,
    })),
    paths: { ...platform, ...verification, ...builderPaths({ platform, verification }) },
    components: {
      schemas: componentSchemas(),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'Way of obtaining a token: not shown.' },
        application: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: '`Application <appId>` (SDK) or `Application <appId>:<signature>` (server).',
        },
      },
    },
  };
}
