import { html } from 'hono/html';
import { openApi } from '../../schema/openapi/openApi';
import { htmlPage } from './htmlPage';
import { ShownOpenApi, type ShownOperation, type ShownSchema } from './openApiShape';

/** `GET /docs`: the OpenAPI document for people to read. */
export function docsPage(): Promise<Response> {
  const { info, paths, components } = ShownOpenApi.parse(openApi());
  return htmlPage(
    info.title,
    html`<h1>${info.title}</h1>
      <p>${info.description}</p>
      <p>For programs: <a href="/openapi.json">openapi.json</a></p>
      ${Object.entries(paths).flatMap(([path, operations]) =>
        Object.entries(operations).map(([method, operation]) => drawOperation(method, path, operation)),
      )}
      <h2>Objects</h2>
      ${Object.entries(components.schemas).map(([name, schema]) => drawSchema(name, schema))}`,
  );
}

function drawOperation(method: string, path: string, operation: ShownOperation) {
  const content = operation.requestBody?.content?.['application/json'];
  const [example] = Object.values(content?.examples ?? {});
  return html`<h2>${operation.summary}</h2>
    <p><span class="method">${method.toUpperCase()}</span> <code>${path}</code></p>
    <p>${operation.description}</p>
    ${
      operation.parameters.length === 0
        ? ''
        : html`<table>
            <thead>
              <tr>
                <th>Parameter</th>
                <th>In</th>
                <th>Description</th>
              </tr>
            </thead>
            <tbody>
              ${operation.parameters.map(
                (parameter) =>
                  html`<tr>
                    <td><code>${parameter.name}</code></td>
                    <td>${parameter.in}</td>
                    <td>${parameter.description}</td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
    ${content === undefined ? '' : html`<p>Request body: ${drawType(content.schema)}</p>`}
    ${example === undefined ? '' : html`<pre tabindex="0" aria-label="Example request body">${JSON.stringify(example.value, null, 2)}</pre>`}
    <table>
      <thead>
        <tr>
          <th>Status</th>
          <th>Meaning</th>
          <th>Body</th>
        </tr>
      </thead>
      <tbody>
        ${Object.entries(operation.responses).map(([status, response]) => {
          const body = response.content?.['application/json'];
          return html`<tr>
            <td>${status}</td>
            <td>${response.description}</td>
            <td>${body === undefined ? 'none' : drawType(body.schema)}</td>
          </tr>`;
        })}
      </tbody>
    </table>`;
}

function drawSchema(name: string, schema: ShownSchema) {
  const properties = Object.entries(schema.properties ?? {});
  return html`<h3 id="${name}">${name}</h3>
    ${schema.description === undefined ? '' : html`<p>${schema.description}</p>`}
    ${
      properties.length === 0
        ? html`<p>${drawType(schema)}</p>`
        : html`<table>
            <thead>
              <tr>
                <th>Field</th>
                <th>Type</th>
                <th>Rules</th>
              </tr>
            </thead>
            <tbody>
              ${properties.map(
                ([field, value]) =>
                  html`<tr>
                    <td><code>${field}</code></td>
                    <td>${drawType(value)}</td>
                    <td>${rulesOf(value, schema.required?.includes(field) ?? false)}</td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }`;
}

type Html = ReturnType<typeof html> | string;

function drawType(schema: ShownSchema): Html {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    return html`<a href="#${name}">${name}</a>`;
  }
  if (schema.items !== undefined) return html`array of ${drawType(schema.items)}`;
  if (schema.enum !== undefined) return schema.enum.map(String).join(', ');
  const alternatives = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(alternatives)) {
    return html`one of
    ${alternatives.map((part: ShownSchema, at) => html`${at === 0 ? '' : ', '}${drawType(part)}`)}`;
  }
  return typeof schema.type === 'string' ? schema.type : JSON.stringify(schema['const'] ?? 'any');
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
