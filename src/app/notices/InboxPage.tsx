import { Link } from 'wouter';
import { useStore } from 'zustand';
import { describeNotice, pathOfNotice, type ListedNotice } from '../../schema/responses/notices';
import { Button } from '../../ui/controls/Button';
import { PageTitle } from '../../ui/controls/PageTitle';
import { announce } from '../../ui/notices/announcer';
import { Notice, LoadFailed } from '../../ui/notices/Notice';
import { formatDay, RelativeTime } from '../../ui/time/time';
import { draftHref, reviewHref } from '../../workspace/draftLinks';
import { useReviewSummaries } from '../../review/standing/useReviewSummaries';
import type { ReviewSummary } from '../../schema/responses/reviews';
import { useAppServices, useIsSignedOut } from '../../workspace/services/AppServices';
import { SignInFirst } from '../access/SignInNotice';
import { MailForm } from './MailForm';
import { useInbox, useMarkRead } from './noticeData';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import styles from './notices.module.css';

/** What happened to the templates of a person, and when they get e-mail about it. */
export function InboxPage() {
  const { session } = useAppServices();
  const state = useStore(session.state);
  const isSignedOut = useIsSignedOut();
  return (
    <>
      <PageTitle title="Inbox">
        Reviews, comments and submissions of the templates that you work on.
      </PageTitle>
      {state?.signIn === 'none' && (
        <Notice tone="info" title="Sign-in is off">
          <p>Nobody signs in at this server, so there is nobody to tell. Activity shows what happened.</p>
        </Notice>
      )}
      {isSignedOut && <SignInFirst>Sign in to see what happened to your templates.</SignInFirst>}
      {state && state.signIn !== 'none' && state.role !== null && (
        <div className={layout.sections}>
          <WaitingReviews />
          <Inbox />
          <MailForm />
        </div>
      )}
    </>
  );
}

/** The reviews that wait for the person, also when their notices are read: the first one that was asked for first. */
function WaitingReviews() {
  const reviews = useReviewSummaries('waiting');
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className={layout.stack}>
      <h2 id="waiting">Waits for you</h2>
      <ul className={styles.list}>
        {reviews.toReversed().map((review) => (
          <WaitingReview key={review.id} review={review} />
        ))}
      </ul>
    </section>
  );
}

function WaitingReview({ review: { draft, name, by, at, due, task, decisions } }: { review: ReviewSummary }) {
  const wish = task === 'change' ? decisions.findLast(({ verdict }) => verdict === 'changes') : undefined;
  const asked = wish ?? { by, at };
  return (
    <li className={styles.entry}>
      <div>
        <p>
          <Link href={wish ? draftHref(draft) : reviewHref(draft)} dir="auto" className={layout.cover}>
            {wish ? 'Change' : 'Review'} {name ?? 'a template without a name'}
          </Link>
        </p>
        <p className={words.note}>
          <bdi>{asked.by.name}</bdi> {wish ? 'asked for changes' : 'asked for a review'}{' '}
          <RelativeTime at={asked.at} />
          {due !== null && `, needed by ${formatDay(due)}`}
        </p>
      </div>
    </li>
  );
}

function Inbox() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInbox();
  const markRead = useMarkRead();
  const notices = data?.pages.flatMap((page) => page.notices);
  const [newest] = notices ?? [];
  const unread = data?.pages[0]?.unread ?? 0;

  async function markAll() {
    const result = await markRead({ upTo: newest?.id });
    announce(result.ok ? 'All marked as read.' : result.reason);
  }
  return (
    <section aria-labelledby="notices" className={layout.stack}>
      <h2 id="notices">Notices</h2>
      {error && <LoadFailed title="Couldn’t load your inbox" error={error} onRetry={refetch} />}
      {notices?.length === 0 && (
        <p className={words.soft}>
          Nothing yet. Requests for your review appear here, and decisions, comments and submissions of
          templates that you work on.
        </p>
      )}
      {unread > 0 && (
        <div>
          <Button size="small" onClick={() => void markAll()}>
            Mark all as read
          </Button>
        </div>
      )}
      <ul className={styles.list}>
        {notices?.map((notice) => (
          <Entry key={notice.id} notice={notice} onRead={markRead} />
        ))}
      </ul>
      {hasNextPage && (
        <div>
          <Button aria-disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show older
          </Button>
        </div>
      )}
    </section>
  );
}

type EntryProps = { notice: ListedNotice; onRead: ReturnType<typeof useMarkRead> };

function Entry({ notice, onRead }: EntryProps) {
  const { id, text, at, isRead } = notice;
  return (
    <li className={styles.entry} data-unread={!isRead || undefined}>
      <div>
        <p>
          <Link
            href={pathOfNotice(notice)}
            dir="auto"
            className={layout.cover}
            onClick={() => void (isRead || onRead({ ids: [id] }))}
          >
            {describeNotice(notice)}
          </Link>
          {!isRead && <span className={words.visuallyHidden}> (unread)</span>}
        </p>
        {text !== null && (
          <p dir="auto" className={`${words.soft} ${styles.quote}`}>
            {text}
          </p>
        )}
        <p className={words.note}>
          <RelativeTime at={at} />
        </p>
      </div>
      {!isRead && (
        <Button
          size="small"
          variant="quiet"
          className={styles.read}
          aria-label={`Mark as read: ${describeNotice(notice)}`}
          onClick={() => void onRead({ ids: [id] })}
        >
          Mark as read
        </Button>
      )}
    </li>
  );
}
