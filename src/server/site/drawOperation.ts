import { html } from 'hono/html';
import { curlCommand } from '../../lib/text/curlCommand';
import type { ShownOperation, ShownParameter, ShownSchema } from './openApiShape';

/** One operation of the OpenAPI document: parameters, body, example, cURL, a form that sends it, responses. */
export function drawOperation(
  { method, path }: { method: string; path: string },
  operation: ShownOperation,
  origin: string,
) {
  const { operationId, parameters, requestBody } = operation;
  const content = requestBody?.content?.['application/json'];
  const [first] = Object.values(content?.examples ?? {});
  const example = content && JSON.stringify(first?.value ?? {}, null, 2);
  const bytes = Object.keys(requestBody?.content ?? {}).find((type) => type.endsWith('octet-stream'));
  const body = { example, bytes };
  return html`<section id="${operationId}" aria-labelledby="${operationId}-title">
    <h3 id="${operationId}-title">${operation.summary}</h3>
    <p><span class="method">${method.toUpperCase()}</span> <code>${path}</code></p>
    <p>${operation.description}</p>
    ${parameters.length === 0 ? '' : drawParameters(parameters)}
    ${content === undefined ? '' : html`<p>Request body: ${drawType(content.schema)}</p>`}
    ${first === undefined ? '' : html`<pre tabindex="0" aria-label="Example request body">${example}</pre>`}
    <details>
      <summary>As cURL</summary>
      <pre tabindex="0" aria-label="cURL">${curlOf({ method, path }, operation, { origin, body })}</pre>
    </details>
    ${drawForm({ method, path }, operation, body)}
    ${drawTable(
      ['Status', 'Meaning', 'Body'],
      Object.entries(operation.responses).map(([status, { description, links, content: answers }]) => {
        const answer = answers?.['application/json'];
        return [
          status,
          html`${description}${drawLinks(links)}`,
          answer === undefined ? 'none' : drawType(answer.schema),
        ];
      }),
    )}
  </section>`;
}

/** A table with a row of headings, and rows of as many cells. */
const drawTable = (headings: string[], rows: Html[][]) =>
  html`<table>
    <thead>
      <tr>
        ${headings.map((heading) => html`<th>${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (cells) =>
          html`<tr>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;

const drawLinks = (links: Readonly<Record<string, { operationId: string }>> = {}) =>
  Object.values(links).map(
    ({ operationId }) =>
      html` Next: <a href="#${operationId}"><code>${operationId}</code></a
        >.`,
  );

const drawParameters = (parameters: readonly ShownParameter[]) =>
  drawTable(
    ['Parameter', 'In', 'Description'],
    parameters.map((one) => [html`<code>${one.name}</code>`, one.in, one.description ?? '']),
  );

type Place = { method: string; path: string };

/** The body of a request: an example of its JSON, or the content type of a file's bytes. */
type ShownBody = { example: string | undefined; bytes: string | undefined };

function curlOf(
  { method, path }: Place,
  { security, parameters }: ShownOperation,
  { origin, body: { example, bytes } }: { origin: string; body: ShownBody },
): string {
  const schemes = security.flatMap((one) => Object.keys(one));
  const headers = parameters.filter((one) => one.in === 'header' && one.required);
  return curlCommand({
    method: method.toUpperCase(),
    address: `${origin}${path.replaceAll(/\{(\w+)\}/g, '<$1>')}`,
    headers: {
      ...(schemes.includes('bearer') ? { Authorization: 'Bearer <ACCESS_TOKEN>' } : {}),
      ...(schemes.includes('application') ? { Authorization: 'Application <appId>:<signature>' } : {}),
      ...Object.fromEntries(headers.map(({ name, schema }) => [name, schema.const ?? `<${name}>`])),
      ...(example === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(bytes === undefined ? {} : { 'Content-Type': bytes }),
    },
    body: example,
    file: bytes && '<file>',
  });
}

/** A form that the page's script shows and sends, through this server, which adds the credentials. */
function drawForm(
  { method, path }: Place,
  { operationId, summary, parameters }: ShownOperation,
  { example, bytes }: ShownBody,
) {
  const through = path.startsWith('/api/') ? path : `/api${path}`;
  const fields = parameters.filter((one) => path.startsWith('/api/') || one.in !== 'header');
  return html`<form
    hidden
    data-method="${method.toUpperCase()}"
    data-path="${through}"
    aria-label="Try: ${summary}"
  >
    ${fields.map(
      ({ name, in: place, schema }) =>
        html`<label
          >${name} <input name="${name}" data-in="${place}" value="${schema.const ?? ''}" autocomplete="off"
        /></label>`,
    )}
    ${
      example === undefined
        ? ''
        : html`<label>Body <textarea name="body" rows="8" spellcheck="false">${example}</textarea></label>`
    }
    ${bytes === undefined ? '' : html`<label>File <input type="file" data-type="${bytes}" /></label>`}
    <button>Send ${method.toUpperCase()}</button>
    <output id="${operationId}-response" tabindex="0" aria-label="Response"></output>
  </form>`;
}

/** One named object of the OpenAPI document with its fields. */
export function drawSchema(name: string, schema: ShownSchema) {
  const properties = Object.entries(schema.properties ?? {});
  return html`<h3 id="${name}">${name}</h3>
    ${schema.description === undefined ? '' : html`<p>${schema.description}</p>`}
    ${
      properties.length === 0
        ? html`<p>${drawType(schema)}</p>`
        : drawTable(
            ['Field', 'Type', 'Rules'],
            properties.map(([field, value]) => [
              html`<code>${field}</code>`,
              drawType(value),
              rulesOf(value, schema.required?.includes(field) ?? false),
            ]),
          )
    }`;
}

type Html = ReturnType<typeof html> | string;

/** A type in a few words; a named object as a link. */
function drawType(schema: ShownSchema): Html {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    return html`<a href="#${name}">${name}</a>`;
  }
  if (schema.items !== undefined) return html`array of ${drawType(schema.items)}`;
  if (schema.enum !== undefined) return schema.enum.map(String).join(', ');
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) {
    return html`one of ${alternatives.map((part, at) => html`${at === 0 ? '' : ', '}${drawType(part)}`)}`;
  }
  return typeof schema.type === 'string' ? schema.type : JSON.stringify(schema.const ?? 'any');
}

const rules = ['minLength', 'maxLength', 'minItems', 'maxItems', 'pattern', 'format'];

function rulesOf(schema: ShownSchema, required: boolean): string {
  const stated = rules.flatMap((rule) =>
    schema[rule] === undefined ? [] : [`${rule} ${JSON.stringify(schema[rule])}`],
  );
  return [required ? 'required' : 'optional', ...stated, schema.description ?? '']
    .filter((part) => part !== '')
    .join('; ');
}
