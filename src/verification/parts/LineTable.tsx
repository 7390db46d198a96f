import { CopyButton } from '../../ui/notices/CopyButton';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import styles from './parts.module.css';

type LineTableProps = {
  caption: string;
  /** A plain column holds words; the others hold parts of the text, shown as code. */
  columns: readonly { name: string; plain?: boolean }[];
  rows: readonly { name: string; cells: readonly (string | undefined)[]; look?: 'first' | 'different' }[];
};

/** Lines of a technical text beside their names. */
export function LineTable({ caption, columns, rows }: LineTableProps) {
  return (
    <table className={styles.table}>
      <caption className={words.visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Line</th>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name: line, cells, look }) => (
          <tr key={line} data-look={look}>
            <th scope="row">{line}</th>
            {columns.map(({ name, plain }, at) => (
              <td key={name} data-column={name}>
                {plain ? cells[at] : <Cell text={cells[at]} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ text }: { text: string | undefined }) {
  if (text === undefined) return <em>missing</em>;
  return text === '' ? <em>empty</em> : <code>{text}</code>;
}

type Part = { name: string; value: string; note?: string };

/** Names and values as text, each value with a button that copies it. */
export function PartList({ parts }: { parts: readonly Part[] }) {
  return (
    <dl className={layout.card}>
      {parts.map(({ name, value, note }, at) => (
        // A name may come twice, and both are shown.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={`${at} ${name}`} className={styles.part}>
          <dt>{name}</dt>
          <dd>
            {note !== undefined && <span className={words.softNote}>{note} </span>}
            <code>{value === '' ? '(empty)' : value}</code>
          </dd>
          <dd>
            <CopyButton name={name} text={() => value} copied={`Copied ${name}`} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
