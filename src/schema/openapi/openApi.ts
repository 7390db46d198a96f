import { stateRules } from '../jsonSchema/templateJsonSchema';
import { z } from '../values/zod';
import type { Json, Operation } from './operation';

/** A row of the table of routes that the document describes; its path has parameters like `:appId`. */
export type DocumentedRoute = { method: string; path: string; operation: Operation };

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

/** Parameters of paths that the document calls by another name than the route. */
const documentedNames: Readonly<Record<string, string>> = { name: 'templateName', number: 'endpoint' };

/** What the parameters of paths mean, unless an operation says otherwise. */
const placeMeanings: Readonly<Record<string, string>> = {
  appId: 'The application identifier.',
  templateName: 'The template name.',
  platform: 'The platform name; `default` is the first.',
  file: 'The file name on this server.',
  endpoint: 'The phone number in E.164 form.',
  reference: 'The reference given at the start.',
  space: 'The name of the space.',
  id: 'The ID of the draft.',
  revision: 'The number of the revision.',
  page: 'The ID that the page chose.',
  member: 'The ID of the member in the list.',
  review: 'The ID of the review.',
  digest: 'The digest of the version.',
  comment: 'The ID of the comment: letters, digits, `_` and `-`.',
  guest: 'The ID of the link in the list.',
};

/** The paths of the document, in the order of the routes. */
function pathsOf(routes: readonly DocumentedRoute[]): Json {
  const paths: Record<string, Json> = {};
  for (const { method, path, operation } of routes) {
    const { places = {}, parameters = [], ...stated } = operation;
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => documentedNames[name] ?? name);
    const address = path.replaceAll(/:(\w+)/g, (_, name: string) => `{${documentedNames[name] ?? name}}`);
    const ofPath = names.map((name) => ({
      name,
      in: 'path',
      required: true,
      description: places[name] ?? placeMeanings[name],
      schema: { type: 'string' },
    }));
    paths[address] = {
      ...paths[address],
      [method.toLowerCase()]: { ...stated, parameters: [...ofPath, ...parameters] },
    };
  }
  return paths;
}

/** The parts of the document, in the order of `/docs`. */
const parts = {
  Templates: 'Submit templates to the embedded platform, and read them back.',
  Verification: 'Verify phone numbers with the embedded platform.',
  'Through this server': 'The same requests at the connected platform. This server adds the credentials.',
  Testing: 'Choose the next responses of the embedded platform, change statuses, and empty it.',
  Media: 'Upload, list, check and remove pictures, videos and PDFs.',
  Drafts: 'Store drafts for a team, and follow their changes.',
  Reviews: 'Comment on drafts, and approve the exact request before it is sent.',
  Batches: 'Send many templates: the server keeps the pace of the platform.',
  Notices: 'Follow what happens to templates: inbox, e-mail, webhooks.',
  Tokens: 'Let programs in, where people sign in.',
  People: 'Sign-in, roles, activity and the connection.',
};

/** The routes for programs as an OpenAPI 3.1 document, with the schemas that validate requests and answers. */
export function openApi(routes: readonly DocumentedRoute[]): Json {
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
    tags: Object.entries(parts).map(([name, description]) => ({ name, description })),
    paths: pathsOf(routes),
    components: {
      schemas: componentSchemas(),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'How to obtain a token is not documented.' },
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'A token of this server. Needed only where people sign in.',
        },
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
