import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readFromServer } from '../../http/readFromServer';
import { plural } from '../../schema/values/text';
import { RequestLog } from '../../schema/responses/activity';
import { Button } from '../../ui/controls/Button';
import { Disclosure } from '../../ui/controls/Disclosure';
import { formatTimeOfDay } from '../../ui/time/time';
import layout from '../../ui/styles/layout.module.css';
import styles from './AuditPage.module.css';
import { useState, type ReactNode } from 'react';
import { Checkbox, TextInput } from '../../ui/controls/Input';
import { Field } from '../../ui/controls/Field';

/** What this page and programs asked of the server within the last hour. `query`: a search that opens the list. */
export function RecentRequests({ query }: { query: string }) {
  return (
    <section className={styles.section}>
      <Disclosure
        startsOpen={query !== ''}
        summary={<h2 className={styles.summary}>Requests in the last hour</h2>}
      >
        {() => <RequestList query={query} />}
      </Disclosure>
    </section>
  );
}

/** The requests of the last hour as a table, each with the headers that tell a tester something. */
export function RequestList({ query = '' }: { query?: string }) {
  const [q, setQ] = useState(query);
  const [showsPage, setShowsPage] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['requests', q],
    queryFn: () =>
      readFromServer(`/api/log?${new URLSearchParams({ q })}`, (json) => RequestLog.safeParse(json).data),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: 0,
  });
  const shown = data?.filter(({ isReadOfPage }) => showsPage || !isReadOfPage) ?? [];
  if (error) return <p>{error.message}</p>;
  if (!data) return <p>Loading…</p>;
  return (
    <>
      <div className={styles.bar}>
        <p role="status">{plural(shown.length, 'request')} to this server process, newest first.</p>
        <Button size="small" onClick={() => void refetch()}>
          Refresh
        </Button>
      </div>
      <div className={styles.filters}>
        <Field label="Template, path, person or request ID" required>
          <TextInput type="search" value={q} maxLength={200} onChange={({ target }) => setQ(target.value)} />
        </Field>
        <Checkbox
          label="Include what this page asks by itself"
          checked={showsPage}
          onChange={({ target }) => setShowsPage(target.checked)}
        />
      </div>
      <ScrolledTable
        label="Requests, newest first"
        columns={['Time', 'Request', 'About', 'Response', 'ms', 'Headers', 'Who']}
      >
        {shown.map(({ time, person, method, path, name, requestId, status, code, ms, headers }) => (
          <tr key={`${requestId} ${time}`}>
            <td>{formatTimeOfDay(Date.parse(time))}</td>
            <td>
              <code>
                {method} {path}
              </code>
            </td>
            <td>{name ?? '–'}</td>
            <td>{code === null ? status : `${status}, ${code}`}</td>
            <td>{ms}</td>
            <td>
              {Object.entries({ ...headers, 'X-Request-Id': requestId }).map(([header, value]) => (
                <code key={header} className={styles.header}>
                  {header}: {value}
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
