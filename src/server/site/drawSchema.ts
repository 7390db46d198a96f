import { html } from 'hono/html';
import type { ShownSchema } from './openApiShape';

/** One named object of the OpenAPI document with its fields. */
export function drawSchema(name: string, schema: ShownSchema) {
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

/** A type in a few words; a named object as a link. */
export function drawType(schema: ShownSchema): Html {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    return html`<a href="#${name}">${name}</a>`;
  }
  if (schema.items !== undefined) return html`array of ${drawType(schema.items)}`;
  if (schema.enum !== undefined) return schema.enum.map(String).join(', ');
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(alternatives)) {
    return html`one of
    ${alternatives.map((part: ShownSchema, at) => html`${at === 0 ? '' : ', '}${drawType(part)}`)}`;
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
