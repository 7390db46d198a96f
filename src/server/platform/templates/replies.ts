import type { BadRequest, InternalServerError, TemplateCreated } from '../../../schema/template/responses';

export function created(template: TemplateCreated): Response {
  return Response.json(template, { status: 201 });
}

/** 400 as the interface document shows it; `parameter` is empty where the body as a whole is wrong. */
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

export function unauthorized(): Response {
  return new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } });
}

export function forbidden(): Response {
  return new Response(null, { status: 403 });
}

export function tooManyRequests(seconds: number | string): Response {
  return new Response(null, { status: 429, headers: { 'Retry-After': String(seconds) } });
}

export function withoutBody(status: 502 | 503 | 504): Response {
  return new Response(null, { status });
}

/** Answers beside the interface document (404, 405, 413, 415), in the shape of its 400. */
export function otherError(code: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error: { code, message } }, { status: code, headers });
}
