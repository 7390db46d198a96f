import type { WrongContent } from '../../request/readJsonBody';
import type {
  BadRequest,
  InternalServerError,
  TemplateCreated,
  TemplateNotFound,
} from '../../../schema/responses/templateResponses';

type Unreadable = { status: 400 | 413; requirement: string; path?: string };

/** 201 with the address at which the template can be read back. */
export function created(appId: string, template: TemplateCreated): Response {
  const location = `/v2/rcs/${encodeURIComponent(appId)}/templates/${encodeURIComponent(template.name)}`;
  return Response.json(template, { status: 201, headers: { Location: location } });
}

/** 400 as in the interface document; `parameter` is empty if the body as a whole is wrong. */
export function badRequest(parameter: string, requirement: string): Response {
  const body: BadRequest = {
    error: { code: 400, message: `${parameter === '' ? 'body' : parameter}: ${requirement}` },
  };
  return Response.json(body, { status: 400 });
}

export function internalServerError(): Response {
  const body: InternalServerError = { error: { code: 500, message: 'Something went wrong.' } };
  return Response.json(body, { status: 500 });
}

/** 404 in the words of the vendor's public documentation. */
export function templateNotFound(appId: string, name: string): Response {
  const body: TemplateNotFound = {
    error: {
      message: `Template Not Found for appId: ${appId} and templateName: ${name}`,
      code: 404,
    },
  };
  return Response.json(body, { status: 404 });
}

/** The requirement on a name that another template has. */
export const nameTaken = 'must be unique, and a template with this name exists';

export function unauthorized(): Response {
  return new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } });
}

export function forbidden(): Response {
  return new Response(null, { status: 403 });
}

/** @param seconds value of `Retry-After` */
export function tooManyRequests(seconds: number | string): Response {
  return new Response(null, { status: 429, headers: { 'Retry-After': String(seconds) } });
}

export function withoutBody(status: 502 | 503 | 504): Response {
  return new Response(null, { status });
}

const answersOfDatabase = new WeakSet<Response>();

/** 503 of the embedded platform while its database cannot be used. */
export function platformAway(): Response {
  const answer = new Response(null, { status: 503, headers: { 'Retry-After': '5' } });
  answersOfDatabase.add(answer);
  return answer;
}

/** Whether an answer is `platformAway`, and not the 503 of a platform. */
export const isPlatformAway = (answer: Response): boolean => answersOfDatabase.has(answer);

/** An error that the interface document does not show (404, 405, 413, 415, 421), in the shape of its 400. */
export function errorReply(code: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error: { code, message } }, { status: code, headers });
}

export const unknownAddress = () => errorReply(404, 'There is nothing at this address.');

export const methodNotAllowed = (allow: string) =>
  errorReply(405, `Use ${allow} at this address.`, { Allow: allow });

export const unsupportedMediaType = ({ header, requirement }: WrongContent) =>
  errorReply(415, `${header}: ${requirement}`);

/** The reply to a body that `readJsonBody` could not read. */
export const unreadableBody = ({ status, requirement, path = 'body' }: Unreadable) =>
  errorReply(status, `${path}: ${requirement}`);
