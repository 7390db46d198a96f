import { curlCommand } from '../../lib/text/curlCommand';
import { draftToTemplate, type TemplateDraft } from '../../schema/draft/draft';

/** A creation: the platform's address (without `/v2/…`), the app id, the template. */
export type Creation = { baseUrl: string; appId: string; template: TemplateDraft };

/** Stands for the person's token; an export never holds a real one. */
export const TOKEN_PLACEHOLDER = '<ACCESS_TOKEN>';

/** The request that creates a template as a command for sh, as the builder would send it. */
export function toCurl({ baseUrl, appId, template }: Creation): string {
  return curlCommand({
    method: 'POST',
    address: creationAddress(baseUrl, appId),
    headers: { Authorization: `Bearer ${TOKEN_PLACEHOLDER}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(draftToTemplate(template), null, 2),
  });
}

/** The same creation as a snippet of JavaScript. */
export function toFetch({ baseUrl, appId, template }: Creation): string {
  const body = JSON.stringify(draftToTemplate(template), null, 2).replaceAll('\n', '\n  ');
  return `const response = await fetch(${JSON.stringify(creationAddress(baseUrl, appId))}, {
  method: 'POST',
  headers: {
    Authorization: 'Bearer ${TOKEN_PLACEHOLDER}',
    'Content-Type': 'application/json',
  },
  body: JSON.stringify(${body}),
});
console.log(response.status, await response.text());
`;
}

/** The address that creates templates of an app. */
export function creationAddress(baseUrl: string, appId: string): string {
  return `${baseUrl.replace(/\/$/, '')}/v2/rcs/${encodeURIComponent(appId)}/templates`;
}
