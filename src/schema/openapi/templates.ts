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
import { body, done, jsonContent, otherError, ref, answerWithoutBody, type Operation } from './operation';

const common = { tags: ['Templates'] as [string], security: [{ bearer: [] }] };

/** The answers of every operation of the first interface that are no success. */
const errors = {
  401: answerWithoutBody('Authorization header missing or invalid.'),
  403: answerWithoutBody('Token has no access to this resource.'),
  429: {
    ...answerWithoutBody('Rate limit exceeded; retry after the time in the Retry-After header.'),
    headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer', minimum: 0 } } },
  },
  500: done('Internal error.', jsonContent(InternalServerError)),
  502: answerWithoutBody('Upstream service failed to respond correctly.'),
  503: answerWithoutBody('API temporarily unavailable (maintenance or overload).'),
  504: answerWithoutBody('No timely response from the upstream service.'),
};

/** From a creation to a request that reads the new template. */
const linkTo = (operationId: string) => ({
  operationId,
  parameters: { appId: '$request.path.appId', templateName: '$response.body#/name' },
});

export const createTemplateOperation: Operation = {
  operationId: 'createTemplate',
  summary: 'Create a template',
  description:
    'Submits a template for whitelisting. Order of checks (404, 405, 401, 403, 429, 415, 413, 400): chosen by this implementation.',
  ...common,
  ...body(
    jsonContent(CreateTemplatePayload, {
      examples: Object.fromEntries(
        examples.map(({ id, title, template }) => [id, { summary: title, value: template }]),
      ),
    }),
  ),
  responses: {
    201: {
      description:
        'Created; the body contains the new template. The status of a new template is `pending`: chosen by this implementation.',
      content: jsonContent(TemplateCreated),
      headers: {
        Location: {
          description: 'Where the template can be read back (chosen by this implementation).',
          schema: { type: 'string' },
        },
      },
      links: { template: linkTo('readTemplate'), status: linkTo('readTemplateStatus') },
    },
    400: done('Invalid query or body parameters.', jsonContent(BadRequest)),
    413: done('Body over 1 MB (chosen by this implementation).', otherError),
    415: done('Content type is not application/json (chosen by this implementation).', otherError),
    ...errors,
  },
};

const readingOperation = (
  operationId: string,
  summary: string,
  responses: Operation['responses'],
): Operation => ({
  operationId,
  summary,
  description:
    'From the vendor’s public documentation (version 2.0); the interface document doesn’t describe this request.',
  ...common,
  responses: { ...responses, ...errors },
});

const notFound = { 404: done('No such template.', jsonContent(TemplateNotFound)) };

export const listTemplatesOperation = readingOperation('listTemplates', 'List the templates of an app id', {
  200: done('All templates, oldest first (the order is chosen by this implementation).', {
    'application/json': { schema: { type: 'array', items: ref(StoredTemplate) } },
  }),
});

export const readTemplate = readingOperation('readTemplate', 'Read a template', {
  200: done(
    'The template. Its `ttl` is always `2592000s` here: chosen by this implementation.',
    jsonContent(StoredTemplate),
  ),
  ...notFound,
});

export const readTemplateStatus = readingOperation('readTemplateStatus', 'Read the status of a template', {
  200: done('The status now.', jsonContent(StoredStatus)),
  ...notFound,
});
