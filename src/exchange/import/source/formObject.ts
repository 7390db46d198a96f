const FIELD = /^[\w.[\]-]{1,100}=/;

/**
 * The fields of a form, as commands send them (`a=1&b=2`), by their names. A name that comes again keeps all of its
 * values. Undefined for a text that is no form.
 */
export function formObject(text: string): Record<string, string | string[]> | undefined {
  const body = text.trim();
  if (!FIELD.test(body)) return undefined;
  const fields = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(body))
    fields.set(name, [...(fields.get(name) ?? []), value]);
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  );
}
