import { z } from 'zod';
import { DraftAnswer } from '../../schema/responses/spaces';
import type { TestApp } from './testApp';

export const drafts = '/api/v1/spaces/team/drafts';

type Call = {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
};

export const call = (app: TestApp, path: string, { method = 'GET', body, headers = {} }: Call = {}) =>
  app.call(path, {
    method,
    headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

export async function readAs<Schema extends z.core.$ZodType>(
  schema: Schema,
  answer: Response | Promise<Response>,
) {
  return z.parse(schema, await (await answer).json());
}

export const put = (app: TestApp, id: string, body: unknown, headers: Record<string, string>) =>
  call(app, `${drafts}/${id}`, { method: 'PUT', body, headers });

export const text = (words: string) => ({
  template: { name: 'offer', type: 'text_message', component: { text: words } },
});

export const add = (app: TestApp, id: string, body: unknown = text('Hello')) =>
  readAs(DraftAnswer, put(app, id, body, { 'If-None-Match': '*' }));

export const write = (
  app: TestApp,
  id: string,
  body: unknown,
  etag: string,
  more: Record<string, string> = {},
) => put(app, id, body, { 'If-Match': `"${etag}"`, ...more });
