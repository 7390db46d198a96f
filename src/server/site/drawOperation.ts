import { html } from 'hono/html';
import { drawType } from './drawSchema';
import type { ShownOperation } from './openApiShape';

/** One operation of the OpenAPI document: parameters, body, example and responses. */
export function drawOperation(method: string, path: string, operation: ShownOperation) {
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
