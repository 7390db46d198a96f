import { GalleryHorizontal, MessageSquareText, RectangleVertical, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Draft, SendingRecord } from '../schema/draft';
import type { TemplateType } from '../schema/enums';
import { typeNames } from '../schema/typeNames';
import { Button, IconButton } from '../ui/Button';
import { formatMoment } from '../ui/formatMoment';
import { describeDraft } from './describeDraft';
import styles from './DraftList.module.css';

const typeIcons = {
  text_message: <MessageSquareText aria-hidden size={18} />,
  rich_card: <RectangleVertical aria-hidden size={18} />,
  carousel: <GalleryHorizontal aria-hidden size={18} />,
} satisfies Record<TemplateType, ReactNode>;

/** Where the focus goes when a draft is back in the list. */
export const linkId = ({ id }: Draft) => `draft-${id}`;

type DraftRowProps = {
  draft: Draft;
  deleted: boolean;
  href: string;
  drawSending: (sending: SendingRecord) => ReactNode;
  onDelete: () => void;
  onRestore: () => void;
};

export function DraftRow({ draft, deleted, href, drawSending, onDelete, onRestore }: DraftRowProps) {
  const { template, sendings, changedAt } = draft;
  const name = template.name || 'Untitled';
  const newest = sendings.at(-1);
  if (deleted) {
    return (
      <li className={styles['deleted']}>
        <span>
          Deleted: <strong>{name}</strong>
        </span>
        <Button size="small" autoFocus icon={<Undo2 aria-hidden />} onClick={onRestore}>
          Undo
        </Button>
      </li>
    );
  }
  return (
    <li className={styles['row']}>
      <span className={styles['icon']}>{typeIcons[template.type]}</span>
      <div className={styles['what']}>
        <Link href={href} className={styles['name']} id={linkId(draft)}>
          {name}
        </Link>
        <p className={styles['words']} dir="auto">
          {describeDraft(template) || 'Nothing written yet'}
        </p>
      </div>
      <div className={styles['facts']}>
        {newest && drawSending(newest)}
        <span className={styles['quiet']}>
          {typeNames[template.type]} ·{' '}
          <time dateTime={new Date(changedAt).toISOString()}>{formatMoment(changedAt)}</time>
        </span>
      </div>
      <IconButton label={`Delete ${name}`} onClick={onDelete}>
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}
