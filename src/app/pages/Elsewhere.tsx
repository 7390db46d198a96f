import { Link } from 'wouter';
import { useStore } from 'zustand';
import { olderDraftsSetting } from '../../library/settings/settings';
import { useAppServices } from '../../workspace/services/AppServices';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import styles from './LibraryPage.module.css';

type ElsewhereProps = { query: string; onPlatform: number; inArchive: number };

/** Where else a search may find something: support has a name, a request ID or a person, and not the place. */
export function Elsewhere({ query, onPlatform, inArchive }: ElsewhereProps) {
  const { session } = useAppServices();
  const hasOlder = useStore(olderDraftsSetting);
  const mayReadActivity = useStore(session.state, (state) => state?.role === 'sender');
  const q = new URLSearchParams({ q: query });
  return (
    <nav aria-label="Search elsewhere" className={`${layout.row} ${styles.elsewhere}`}>
      <span className={words.note}>Also search “{query}”:</span>
      {inArchive > 0 && <Link href={`/?view=archive&${q}`}>In the archive ({inArchive})</Link>}
      {hasOlder && <Link href={`/?view=older&${q}`}>Older drafts</Link>}
      {onPlatform > 0 && <Link href={`/?view=platform&${q}`}>On the platform ({onPlatform})</Link>}
      {mayReadActivity && <Link href={`/audit?${q}`}>Activity and requests</Link>}
      <Link href={`/verify?${q}`}>Verifications</Link>
    </nav>
  );
}
