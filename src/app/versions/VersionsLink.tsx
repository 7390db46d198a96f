import { Layers } from 'lucide-react';
import { Link } from 'wouter';
import { versionsAddress } from './versionsAddress';
import styles from './VersionsLink.module.css';

/** Where the focus goes when the versions are left. */
export const versionsLinkId = 'versions-link';

/** Leads from the open draft to its versions, and back from there. */
export function VersionsLink({ draftId, isOpen }: { draftId: string; isOpen: boolean }) {
  return (
    <Link
      id={versionsLinkId}
      href={isOpen ? `/templates/${draftId}` : versionsAddress(draftId)}
      className={styles['link']}
      aria-current={isOpen ? 'page' : undefined}
      aria-label="Versions"
      title={isOpen ? 'Back to the draft' : 'Versions'}
    >
      <Layers aria-hidden size={16} />
      <span>Versions</span>
    </Link>
  );
}
