import { useQuery } from '@tanstack/react-query';
import { readFromServer } from '../../http/readFromServer';
import { plural } from '../../schema/values/text';
import { RequestLog } from '../../schema/responses/activity';
import { Button } from '../../ui/controls/Button';
import { Disclosure } from '../../ui/controls/Disclosure';
import { formatTimeOfDay } from '../../ui/time/time';
import layout from '../../ui/styles/layout.module.css';
import styles from './AuditPage.module.css';
import type { ReactNode } from 'react';

/** What this page and programs asked of the server within the last hour. */
export function RecentRequests() {
  return (
    <section className={styles.section}>
      <Disclosure summary={<h2 className={styles.summary}>Requests in the last hour</h2>}>
        {() => <RequestList />}
      </Disclosure>
    </section>
  );
}

/** The requests of the last hour as a table, each with the headers that tell a tester something. */
export function RequestList() {
  const { data, error, refetch } = useQuery({
    queryKey: ['requests'],
    queryFn: () => readFromServer('/api/log', (json) => RequestLog.safeParse(json).data),
    staleTime: 0,
    retry: 0,
  });
  if (error) return <p>{error.message}</p>;
  if (!data) return <p>Loading…</p>;
  return (
    <>
      <div className={styles.bar}>
        <p>{plural(data.length, 'request')} to this server process, newest first.</p>
        <Button size="small" onClick={() => void refetch()}>
          Refresh
        </Button>
      </div>
      <ScrolledTable
        label="Requests, newest first"
        columns={['Time', 'Request', 'Response', 'ms', 'Headers', 'Who']}
      >
        {data.map(({ time, person, method, path, status, code, ms, headers }, index) => (
          // The list is replaced as a whole.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            <td>{formatTimeOfDay(Date.parse(time))}</td>
            <td>
              <code>
                {method} {path}
              </code>
            </td>
            <td>{code === null ? status : `${status}, ${code}`}</td>
            <td>{ms}</td>
            <td>
              {Object.entries(headers).map(([name, value]) => (
                <code key={name} className={styles.header}>
                  {name}: {value}
                </code>
              ))}
            </td>
            <td>{person ?? '–'}</td>
          </tr>
        ))}
      </ScrolledTable>
    </>
  );
}

type ScrolledTableProps = { label: string; columns: readonly string[]; children: ReactNode };

/** A table that scrolls sideways where the window is narrow. */
export function ScrolledTable({ label, columns, children }: ScrolledTableProps) {
  return (
    // A scrolling region takes the focus, so that it can be scrolled with keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={`${layout.card} ${styles.scroll}`} role="region" aria-label={label} tabIndex={0}>
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
