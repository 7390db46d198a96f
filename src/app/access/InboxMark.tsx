import { Bell } from 'lucide-react';
import { Link } from 'wouter';
import { plural } from '../../schema/values/text';
import { ButtonLink } from '../../ui/controls/Button';
import styles from '../frame/PageFrame.module.css';
import { useUnread } from './unread';

/** In the header: the way to the inbox, and how much in it is new. */
export function InboxMark() {
  const unread = useUnread() ?? 0;
  const label = unread === 0 ? 'Inbox' : `Inbox, ${plural(unread, 'unread notice')}`;
  return (
    <Link href="/inbox" asChild>
      <ButtonLink variant="quiet" size="small" className={styles.bell} aria-label={label} title={label}>
        <Bell aria-hidden />
        {unread > 0 && <span className={styles.count}>{unread > 99 ? '99+' : unread}</span>}
      </ButtonLink>
    </Link>
  );
}
