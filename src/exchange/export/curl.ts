import { curlCommand } from '../../lib/text/curlCommand';
import type { TemplateDraft } from '../../schema/draft/draft';
import { draftToTemplate } from '../../schema/draft/draftToTemplate';

/** A creation: the platform's address (without `/v2/…`), the app id, the template. */
export type Creation = { baseUrl: string; appId: string; template: TemplateDraft };

/** Stands for the person's token; an export never holds a real one. */
const TOKEN_PLACEHOLDER = '<ACCESS_TOKEN>';

/** The request that creates a template as a command for sh, as the builder would send it. */
export function templateToCurl({ baseUrl, appId, template }: Creation): string {
  return curlCommand({
    method: 'POST',
    address: creationAddress(baseUrl, appId),
    headers: { Authorization: `Bearer ${TOKEN_PLACEHOLDER}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(draftToTemplate(template), null, 2),
  });
}

/** The same creation as a snippet of JavaScript. */
export function templateToFetch({ baseUrl, appId, template }: Creation): string {
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
function creationAddress(baseUrl: string, appId: string): string {
  return `${baseUrl.replace(/\/$/, '')}/v2/rcs/${encodeURIComponent(appId)}/templates`;
}

/** Most characters of a command line that cmd.exe takes. */
export const MAX_CMD_LINE = 8191;

/** The request that creates a template as a cURL command for cmd.exe. */
export function toCmd({ baseUrl, appId, template }: Creation): string {
  return [
    `curl --request POST "${creationAddress(baseUrl, appId)}"`,
    `  --header "Authorization: Bearer ${TOKEN_PLACEHOLDER}"`,
    `  --header "Content-Type: application/json"`,
    `  --data-raw "${cmdJson(template)}"`,
  ].join(' ^\n');
}

/** The same creation as a script for PowerShell, of Windows too. */
export function toPowerShell({ baseUrl, appId, template }: Creation): string {
  const address = creationAddress(baseUrl, appId).replaceAll("'", "''");
  return `$body = @'
${asciiJson(template, 2)}
'@
Invoke-RestMethod -Method Post -Uri '${address}' \`
  -Headers @{ Authorization = 'Bearer ${TOKEN_PLACEHOLDER}' } \`
  -ContentType 'application/json' -Body $body
`;
}

const escaped = (character: string) => String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Windows hands on other letters in the code page of the console, and Windows PowerShell sends them as Latin-1. */
function asciiJson(template: TemplateDraft, space?: number): string {
  return JSON.stringify(draftToTemplate(template), null, space).replace(/[\u007f-\uffff]/g, escaped);
}

/**
 * JSON inside of double quotes for cmd.exe. It changes between inside and outside at each quote, also at an escaped
 * one. So no character that it or a program of Windows interprets may stand in a text: JSON can write each as `\u…`.
 */
function cmdJson(template: TemplateDraft): string {
  return asciiJson(template)
    .replace(/\\["\\]|[%!^&|<>()`]/g, (found) => escaped(found.slice(-1)))
    .replaceAll('"', String.raw`\"`);
}
