import { Pencil, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import { Button, IconButton } from '../../ui/controls/Button';
import { formatMoment } from '../../ui/time/time';
import { versionTitle, type Version, type VersionSending } from './version';
import styles from './VersionList.module.css';

type VersionRowProps = {
  version: Version;
  deleted: boolean;
  compared: boolean;
  href: string;
  /** Receives the link of the version while it is drawn. */
  linkRef: Ref<HTMLAnchorElement>;
  drawSending: (sending: VersionSending) => ReactNode;
  onRename: () => void;
  onDelete: () => void;
  onRestore: () => void;
};

export function VersionRow(props: VersionRowProps) {
  const { version, deleted, compared, href, linkRef, drawSending, onRename, onDelete, onRestore } = props;
  const { at, note, sendings } = version;
  const title = versionTitle(version);
  const newest = sendings.at(-1);
  if (deleted) {
    return (
      <li className={styles.deleted}>
        <span>
          Deleted: <strong>{title}</strong>
        </span>
        <Button size="small" autoFocus icon={<Undo2 aria-hidden />} onClick={onRestore}>
          Undo
        </Button>
      </li>
    );
  }
  return (
    <li className={styles.row} data-compared={compared || undefined}>
      <div className={styles.what}>
        <Link href={href} className={styles.name} ref={linkRef}>
          {title}
        </Link>
        <p className={styles.quiet}>
          <time dateTime={new Date(at).toISOString()}>{formatMoment(at)}</time>
          {' · '}
          {describeOrigin(version)}
        </p>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        {newest && <p className={styles.sent}>{drawSending(newest)}</p>}
      </div>
      <div className={styles.tools}>
        <IconButton label={`Rename ${title}, ${formatMoment(at)}`} onClick={onRename}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton label={`Delete ${title}, ${formatMoment(at)}`} onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}

/** The origin of the version, if its title does not tell it. */
function describeOrigin({ origin, sendings }: Version): string {
  if (origin === 'hand') return 'by hand';
  if (origin !== 'sending') return 'by itself';
  const newest = sendings.at(-1);
  const times = sendings.length > 1 ? `sent ${sendings.length} times` : 'sent';
  return newest ? `${times} to ${newest.appId}` : times;
}
