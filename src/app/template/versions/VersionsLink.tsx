import { Layers } from 'lucide-react';
import type { Ref } from 'react';
import { Link, useLocation } from 'wouter';
import { useCommands } from '../../services/useCommands';
import { draftHref } from '../../session/draftHref';
import { versionsAddress } from './versionsAddress';
import styles from './VersionsLink.module.css';

type VersionsLinkProps = { ref?: Ref<HTMLAnchorElement>; draftId: string; isOpen: boolean };

/** Leads from the open draft to its versions, and back. */
export function VersionsLink({ ref, draftId, isOpen }: VersionsLinkProps) {
  const [, navigate] = useLocation();
  const href = isOpen ? draftHref(draftId) : versionsAddress(draftId);
  useCommands(() =>
    Promise.resolve([
      {
        id: 'versions',
        label: isOpen ? 'Back to the draft' : 'Versions of this template',
        group: 'Actions',
        keywords: 'history compare restore snapshot keep a version',
        run: () => navigate(href),
      },
    ]),
  );
  return (
    <Link
      ref={ref}
      href={href}
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
