import type { Ref } from 'react';
import { nameOfPath } from '../../../schema/template/nameOfPath';
import type { TemplateDraft } from '../../../schema/draft/draft';
import { formatPath } from '../../../schema/values/issues';
import { formatNumber } from '../../../schema/values/text';
import { CopyButton } from '../../../ui/controls/CopyButton';
import { elementRef } from '../../../ui/browser/focus';
import { fieldsOf, type TemplateField } from './fieldsOf';
import styles from './FieldTable.module.css';

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
        {decoded !== undefined && <p className={styles.decoded}>Decoded: {decoded}</p>}
      </td>
      <td>
        <CopyButton text={() => value} name={name} copied={`Copied: ${name}`} />
      </td>
    </tr>
  );
}
