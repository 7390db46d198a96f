import type { ReactNode } from 'react';
import styles from './AuditPage.module.css';

type ScrolledTableProps = { label: string; columns: readonly string[]; children: ReactNode };

/** A table that scrolls sideways where the window is narrow. */
export function ScrolledTable({ label, columns, children }: ScrolledTableProps) {
  return (
    // A scrolling region takes the focus, so that it can be scrolled with keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
