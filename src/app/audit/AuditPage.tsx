import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Notice } from '../../ui/notices/Notice';
import { useStore } from 'zustand';
import { PageTitle } from '../../ui/controls/PageTitle';
import { useAppServices } from '../../workspace/services/AppServices';
import { AuditFilters } from './AuditFilters';
import styles from './AuditPage.module.css';
import { AuditTable } from './AuditTable';
import { auditAddress, LINES_OF_A_PAGE, noFilter, readAuditPage } from './readAuditPage';
import { RecentRequests } from './RecentRequests';
import { SignedInPeople } from './SignedInPeople';

/** Who did what: the recorded acts, the people who are signed in, the requests of the last hour. */
export function AuditPage() {
  const { session } = useAppServices();
  const signIn = useStore(session.state, (state) => state?.signIn);
  const [filter, setFilter] = useState(noFilter);
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
        Who sent, signed in or changed something, and how it ended. Never the content of a template.
      </PageTitle>
      <AuditFilters filter={filter} onChange={setFilter} />
      {error && (
        <Notice
          tone="error"
          role="alert"
          title="The activity cannot be shown"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          <p>{error.message}</p>
        </Notice>
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
              Download as JSON lines
            </ButtonLink>
          </div>
          {lines.length > 0 && <AuditTable lines={lines} hasPeople={signIn !== 'none'} />}
          {hasNextPage && (
            <Button onClick={() => void fetchNextPage()} aria-disabled={isFetching}>
              Show older ones
            </Button>
          )}
        </section>
      )}
      {signIn === 'oidc' && <SignedInPeople />}
      <RecentRequests />
    </>
  );
}

function countWords(count: number, hasMore: boolean, isFiltered: boolean): string {
  if (count === 0) return isFiltered ? 'Nothing fits this filter.' : 'Nothing is recorded yet.';
  return `${count}${hasMore ? ' newest' : ''} ${count === 1 ? 'entry' : 'entries'}${isFiltered ? ' that fit' : ''}`;
}
