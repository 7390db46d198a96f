import type { TextField } from '../pasteTarget';

/** Says why a paste into a field asks first. */
export function IntoField({ field }: { field: TextField }) {
  const name = field.labels?.[0]?.textContent;
  return (
    <p>
      This looks like more than {name ? `the text of “${name}”` : 'a text'}. Use it for the template, or paste
      it as text.
    </p>
  );
}
