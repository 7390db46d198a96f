import styles from './LineTable.module.css';

type LineTableProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly (string | undefined)[]; look?: 'first' | 'different' }[];
};

/** Lines of a technical text beside their names. */
export function LineTable({ caption, columns, rows }: LineTableProps) {
  return (
    <table className={styles['table']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Line</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells, look }) => (
          <tr key={name} data-look={look}>
            <th scope="row">{name}</th>
            {columns.map((column, at) => (
              <td key={column} data-column={column}>
                <Cell text={cells[at]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ text }: { text: string | undefined }) {
  if (text === undefined) return <em>no such line</em>;
  return text === '' ? <em>empty</em> : <code>{text}</code>;
}
