import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState, useId, type ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Link, useSearchParams } from 'wouter';
import { useStore } from 'zustand';
import { useLiveTemplates, type LiveTemplates } from '../live/useLiveTemplates';
import { TemplateStatusBadge } from '../../submission/outcome/StatusBadge';
import { PageTitle } from '../../ui/controls/PageTitle';
import { useAppServices } from '../../workspace/services/AppServices';
import type { AuditRecord } from '../../schema/responses/activity';
import { LoadFailed } from '../../ui/notices/Notice';
import styles from './AuditPage.module.css';
import {
  auditAddress,
  LINES_OF_A_PAGE,
  noFilter,
  describeRole,
  readAuditPage,
  actNames,
  outcomeNames,
  type ActivityFilter,
} from './readAuditPage';
import { RecentRequests, ScrolledTable } from './RecentRequests';
import { SignedInPeople } from './SignedInPeople';
import { Select, TextInput } from '../../ui/controls/Input';
import { formatDateAndTime } from '../../ui/time/time';
import wording from '../../ui/styles/words.module.css';

/** Who did what: the recorded acts, the people who are signed in, the requests of the last hour. */
export function AuditPage() {
  const { session } = useAppServices();
  const signIn = useStore(session.state, (state) => state?.signIn);
  const [parameters] = useSearchParams();
  const [filter, setFilter] = useState(() => ({ ...noFilter, q: parameters.get('q') ?? '' }));
  const live = useLiveTemplates(true);
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam }) => readAuditPage(filter, pageParam),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length < LINES_OF_A_PAGE ? undefined : last.at(-1)?.id),
    placeholderData: keepPreviousData,
    retry: 0,
  });
  const lines = data?.pages.flat();
  const isFiltered = Object.values(filter).some((value) => value.trim() !== '');
  return (
    <>
      <PageTitle title="Activity">
        Who sent, signed in or changed something. Template content is never recorded.
      </PageTitle>
      <AuditFilters filter={filter} onChange={setFilter} />
      {error && (
        <LoadFailed role="alert" title="Couldn’t load the activity" error={error} onRetry={refetch} />
      )}
      {lines && !error && (
        <section aria-label="Entries" aria-busy={isFetching} className={styles.section}>
          <div className={styles.bar}>
            <p role="status">{countWords(lines.length, hasNextPage, isFiltered)}</p>
            <ButtonLink
              size="small"
              icon={<Download aria-hidden />}
              href={auditAddress(filter, { limit: '10000' })}
              download="activity.jsonl"
            >
              Download activity
            </ButtonLink>
          </div>
          {lines.length > 0 && <AuditTable lines={lines} hasPeople={signIn !== 'none'} live={live} />}
          {hasNextPage && (
            <Button onClick={() => void fetchNextPage()} aria-disabled={isFetching}>
              Show older
            </Button>
          )}
        </section>
      )}
      {signIn === 'oidc' && <SignedInPeople />}
      <RecentRequests query={parameters.get('q') ?? ''} />
    </>
  );
}

function countWords(count: number, hasMore: boolean, isFiltered: boolean): string {
  if (count === 0) return isFiltered ? 'Nothing matches these filters.' : 'No activity yet.';
  return `${count}${hasMore ? ' newest' : ''} ${count === 1 ? 'entry' : 'entries'}${isFiltered ? (count === 1 ? ' that matches' : ' that match') : ''}`;
}

const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

type AuditFiltersProps = { filter: ActivityFilter; onChange: (filter: ActivityFilter) => void };

/** Narrows the list of acts as it is set. */
function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  /** The attributes of the control of one part of the filter. */
  const control = (part: keyof ActivityFilter) => ({
    value: filter[part],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...filter, [part]: target.value }),
  });
  return (
    <search aria-label="Filter activity" className={styles.filters}>
      <Labelled label="Person or template">
        {(id) => <TextInput id={id} {...control('q')} type="search" maxLength={200} />}
      </Labelled>
      <Labelled label="Action">
        {(id) => <Select id={id} {...control('action')} blank="All" choices={choicesOf(actNames)} />}
      </Labelled>
      <Labelled label="Outcome">
        {(id) => <Select id={id} {...control('outcome')} blank="All" choices={choicesOf(outcomeNames)} />}
      </Labelled>
      <Labelled label="From">{(id) => <TextInput id={id} {...control('from')} type="date" />}</Labelled>
      <Labelled label="To">{(id) => <TextInput id={id} {...control('to')} type="date" />}</Labelled>
    </search>
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

type AuditTableProps = {
  lines: readonly AuditRecord[];
  /** Whether the server knows people. */
  hasPeople: boolean;
  /** The templates that are on the platforms now, as far as they can be read. */
  live: LiveTemplates | undefined;
};

/** The acts, the newest first. */
function AuditTable({ lines, hasPeople, live }: AuditTableProps) {
  return (
    <ScrolledTable
      label="Activity, newest first"
      columns={['When', ...(hasPeople ? ['Who'] : []), 'Action', 'About', 'Platform', 'Outcome']}
    >
      {lines.map((line) => (
        <tr key={line.id}>
          <td>
            <time dateTime={line.at}>{formatDateAndTime(Date.parse(line.at))}</time>
          </td>
          {hasPeople && <td>{line.person ?? 'Not signed in'}</td>}
          <td>{actNames[line.action] ?? line.action}</td>
          <td>
            {line.action === 'template-sent' && line.name !== null ? (
              <Link href={`/?${new URLSearchParams({ q: line.name })}`}>{line.name}</Link>
            ) : (
              aboutOf(line)
            )}
          </td>
          <td>{line.platform ?? '–'}</td>
          <td className={line.outcome === 'done' ? wording.soft : styles.notDone}>
            {outcomeOf(line)} <PresentStatus line={line} live={live} />
          </td>
        </tr>
      ))}
    </ScrolledTable>
  );
}

/** What became of a sending: the status of its template on the platform now; nothing where that cannot be told. */
function PresentStatus({ line, live }: { line: AuditRecord; live: LiveTemplates | undefined }) {
  const { action, outcome, name, platform, appId } = line;
  const mayExist = outcome === 'done' || outcome === 'unknown' || outcome === 'started';
  if (action !== 'template-sent' || name === null || !mayExist) return null;
  const place = live?.find((each) => each.connected.label === platform && each.appId === appId);
  if (!place) return null;
  const stored = place.byName.get(name);
  return stored ? <TemplateStatusBadge status={stored.status} /> : <>Not on the platform now.</>;
}

/** "Not accepted by the platform (400)", "Not done (role)". */
function outcomeOf({ outcome, status, code }: AuditRecord): string {
  const words = outcomeNames[outcome] ?? outcome;
  const detail = code ?? (outcome === 'done' ? undefined : status);
  return detail === null || detail === undefined ? words : `${words} (${detail})`;
}

/** The template or person that an act is about; of a sign-in, the role that it gave. */
function aboutOf({ action, name }: AuditRecord): string {
  if (name === null) return '–';
  return action === 'signed-in' ? describeRole(name) : name;
}
