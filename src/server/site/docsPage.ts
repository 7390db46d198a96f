import { html } from 'hono/html';
import { openApi } from '../../schema/openapi/openApi';
import { htmlPage } from './htmlPage';
import { drawOperation } from './drawOperation';
import { drawSchema } from './drawSchema';
import { ShownOpenApi } from './openApiShape';

/** Handles `GET /docs`: the OpenAPI document for people. */
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
