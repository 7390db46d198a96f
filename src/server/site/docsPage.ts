import { html } from 'hono/html';
import { htmlPage } from './htmlPage';
import { drawOperation, drawSchema } from './drawOperation';
import type { ShownOpenApi } from './openApiShape';

/** An object may have the name of a part. */
const idOf = (part: string) => `part-${part.toLowerCase().replaceAll(' ', '-')}`;

/** Handles `GET /docs`: the OpenAPI document for people. */
export function docsPage(request: Request, document: object): Promise<Response> {
  const { info, tags, paths, components } = document as ShownOpenApi;
  const { origin } = new URL(request.url);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const parts = tags.map(({ name }) => ({
    name,
    operations: operations.filter(({ operation }) => operation.tags.includes(name)),
  }));
  return htmlPage(
    info.title,
    html`<p>
        <a href="/">← Templates</a> · <a href="/testers">For testers</a> ·
        <a href="/element">A phone in your own page</a>
      </p>
      <h1>${info.title}</h1>
      <p>${info.description}</p>
      <p>For programs: <a href="/openapi.json">openapi.json</a></p>
      <p id="try-note" role="status"></p>
      <nav aria-label="Requests">
        ${parts.map(
          (part) =>
            html`<h2><a href="#${idOf(part.name)}">${part.name}</a></h2>
              <ul>
                ${part.operations.map(
                  ({ method, operation }) =>
                    html`<li>
                      <a href="#${operation.operationId}">${operation.summary}</a>
                      <small>${method.toUpperCase()}</small>
                    </li>`,
                )}
              </ul>`,
        )}
        <p><a href="#objects">Objects</a></p>
      </nav>
      ${parts.map(
        (part) =>
          html`<h2 id="${idOf(part.name)}">${part.name}</h2>
            ${part.operations.map(({ operation, ...place }) => drawOperation(place, operation, origin))}`,
      )}
      <h2 id="objects">Objects</h2>
      ${Object.entries(components.schemas).map(([name, schema]) => drawSchema(name, schema))}
      <script src="/docs.js" defer></script>`,
  );
}
