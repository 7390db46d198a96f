import { Bell } from 'lucide-react';
import { Link } from 'wouter';
import { plural } from '../../schema/values/text';
import { ButtonLink } from '../../ui/controls/Button';
import styles from '../frame/PageFrame.module.css';
import { useInboxCounts } from './unread';

/** In the header: the way to the inbox, and how much in it waits for the person or is new. */
export function InboxMark() {
  const { unread, waiting, total } = useInboxCounts();
  const label = [
    'Inbox',
    ...(waiting > 0 ? [`${plural(waiting, 'template waits', 'templates wait')} for you`] : []),
    ...(unread > 0 ? [plural(unread, 'unread notice')] : []),
  ].join(', ');
  return (
    <Link href="/inbox" asChild>
      <ButtonLink variant="quiet" size="small" className={styles.bell} aria-label={label} title={label}>
        <Bell aria-hidden />
        {total > 0 && <span className={styles.count}>{total > 99 ? '99+' : total}</span>}
      </ButtonLink>
    </Link>
  );
}
