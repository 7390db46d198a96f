import type { Ref } from 'react';
import { nameOfPath } from '../../schema/template/templateTree';
import type { TemplateDraft } from '../../schema/draft/draft';
import { formatPath } from '../../schema/values/issues';
import { formatNumber } from '../../schema/values/text';
import { CopyButton } from '../../ui/notices/CopyButton';
import { elementRef } from '../../ui/browser/focus';
import words from '../../ui/styles/words.module.css';
import styles from './inspect.module.css';
import { base64ToText } from '../../schema/values/postback';

/** More than any valid template needs. A link may hold an invalid one. */
const MAX_ROWS = 500;

type FieldTableProps = {
  template: TemplateDraft;
  /** Path of the selected field. */
  selected: string | undefined;
  /** Gets the drawn rows by path, so that the page can bring one into view. */
  rows: Map<string, HTMLElement>;
};

/** The fields of a template with their values, each with a copy button. */
export function FieldTable({ template, selected, rows }: FieldTableProps) {
  const fields = fieldsOf(template);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Value</th>
            <th scope="col">Copy</th>
          </tr>
        </thead>
        <tbody>
          {fields.slice(0, MAX_ROWS).map((field) => {
            const place = field.path.join('.');
            return (
              <FieldRow
                key={place}
                ref={elementRef(rows, place)}
                field={field}
                isSelected={place === selected}
              />
            );
          })}
        </tbody>
      </table>
      {fields.length > MAX_ROWS && (
        <p>
          The first {formatNumber(MAX_ROWS)} of {formatNumber(fields.length)} fields.
        </p>
      )}
    </>
  );
}

type FieldRowProps = { ref: Ref<HTMLTableRowElement>; field: TemplateField; isSelected: boolean };

function FieldRow({ ref, field: { path, value, decoded }, isSelected }: FieldRowProps) {
  const name = nameOfPath(path);
  return (
    <tr ref={ref} data-selected={isSelected || undefined}>
      <th scope="row">
        <p>{name}</p>
        <code data-technical className={styles.path}>
          {formatPath(path)}
        </code>
      </th>
      <td className={styles.value} dir="auto">
        {value}
        {decoded !== undefined && <p className={words.softNote}>Decoded: {decoded}</p>}
      </td>
      <td>
        <CopyButton text={() => value} name={name} copied={`Copied: ${name}`} />
      </td>
    </tr>
  );
}

/** One field of a template and its value, as text. */
type TemplateField = {
  path: (string | number)[];
  value: string;
  /** The text of a postback; absent if it holds no text. */
  decoded?: string;
};

/** The fields of a template that have a value, in their order. An empty object is shown as `{}`. */
export function fieldsOf(template: TemplateDraft): TemplateField[] {
  return fieldsIn(template, []);
}

function fieldsIn(value: unknown, path: TemplateField['path']): TemplateField[] {
  if (typeof value !== 'object' || value === null) return [fieldOf(String(value), path)];
  const members = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  if (members.length === 0) return [{ path, value: JSON.stringify(value) }];
  return members.flatMap(([key, member]) => fieldsIn(member, [...path, key]));
}

function fieldOf(value: string, path: TemplateField['path']): TemplateField {
  const decoded = path.at(-1) === 'postbackData' ? base64ToText(value) : undefined;
  return { path, value, ...(decoded === undefined ? {} : { decoded }) };
}
