import { nameOfPath } from '../../schema/template/nameOfPath';
import type { TemplateDraft } from '../../schema/draft/draft';
import { formatPath } from '../../schema/values/issues';
import { formatNumber } from '../../schema/values/text';
import { CopyButton } from '../../ui/controls/CopyButton';
import { fieldsOf, type TemplateField } from './fieldsOf';
import styles from './FieldTable.module.css';

/** More than any valid template has; a link may hold more. */
const MAX_ROWS = 500;

type FieldTableProps = { template: TemplateDraft; selected: string | undefined };

/** All fields of a template with what they hold, each to copy. */
export function FieldTable({ template, selected }: FieldTableProps) {
  const fields = fieldsOf(template);
  return (
    <>
      <table className={styles['table']}>
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
            return <FieldRow key={place} field={field} place={place} isSelected={place === selected} />;
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

type FieldRowProps = { field: TemplateField; place: string; isSelected: boolean };

function FieldRow({ field: { path, value, decoded }, place, isSelected }: FieldRowProps) {
  const name = nameOfPath(path);
  return (
    <tr data-field={place} data-selected={isSelected || undefined}>
      <th scope="row">
        <p>{name}</p>
        <code data-technical className={styles['path']}>
          {formatPath(path)}
        </code>
      </th>
      <td className={styles['value']} dir="auto">
        {value}
        {decoded !== undefined && <p className={styles['decoded']}>Decoded: {decoded}</p>}
      </td>
      <td>
        <CopyButton text={() => value} name={name} copied={`Copied: ${name}`} />
      </td>
    </tr>
  );
}
