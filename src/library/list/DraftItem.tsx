import { Ellipsis, PencilLine } from 'lucide-react';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { Draft, SendingRecord } from '../../schema/draft/draft';
import { typeNames } from '../../schema/template/typeNames';
import { Badge } from '../../ui/notices/Badge';
import { formatMoment } from '../../ui/time/formatMoment';
import { Menu } from '../../ui/controls/Menu';
import { RelativeTime } from '../../ui/time/RelativeTime';
import { describeDraft } from '../query/describeDraft';
import { draftMenu, type DraftActions } from './draftActions';
import styles from './DraftItem.module.css';
import { draftState } from '../query/draftState';
import { Marked } from './Marked';
import { excerptOf } from '../query/searchDrafts';
import type { LibraryLayout } from '../settings/settings';
import { Thumbnail } from './Thumbnail';

/** What the list is handed by the page: it draws neither phones nor badges of sendings itself. */
export type DraftDrawing = {
  hrefOf: (id: string) => string;
  /** Draws the message of a draft. */
  drawMessage: (draft: Draft) => ReactNode;
  /** Draws how a sending went. */
  drawSending: (sending: SendingRecord) => ReactNode;
};

type DraftItemProps = DraftDrawing & {
  draft: Draft;
  layout: LibraryLayout;
  /** What was searched for. */
  words: readonly string[];
  isChosen: boolean;
  /** `range`: from the one chosen before up to this one. */
  onChoose: (draft: Draft, range: boolean) => void;
  actions: DraftActions;
};

export const nameOf = ({ template }: Draft): string => template.name || 'Untitled';

/** One draft, as a row or as a tile. */
export const DraftItem = memo(function DraftItem(props: DraftItemProps) {
  const { draft, layout, words, isChosen, onChoose, actions, hrefOf, drawMessage } = props;
  const { template, changedAt } = draft;
  const name = nameOf(draft);
  return (
    <div className={styles[layout]} data-chosen={isChosen ? '' : undefined}>
      <label className={styles['choose']} title={`Choose ${name}`}>
        <input
          type="checkbox"
          aria-label={`Choose ${name}`}
          checked={isChosen}
          // The event of a change does not tell of the shift key.
          onClick={(event: MouseEvent) => onChoose(draft, event.shiftKey)}
          onChange={ignore}
        />
      </label>
      <Thumbnail className={styles['drawing']}>{drawMessage(draft)}</Thumbnail>
      <div className={styles['what']}>
        <Link href={hrefOf(draft.id)} className={styles['name']} data-entry>
          <Marked text={name} words={words} />
        </Link>
        <p className={styles['words']} dir="auto">
          <Line draft={draft} words={words} />
        </p>
      </div>
      <State {...props} />
      <p className={styles['facts']}>
        <span>{typeNames[template.type]}</span>
        <RelativeTime at={changedAt} />
      </p>
      <div className={styles['menu']}>
        <Menu label={`Actions for ${name}`} items={() => draftMenu(draft, actions)}>
          <Ellipsis aria-hidden />
        </Menu>
      </div>
    </div>
  );
});

function ignore() {
  // The click has been heard.
}

/** The line of content under the name: where the words were found, else how the message begins. */
function Line({ draft, words }: { draft: Draft; words: readonly string[] }) {
  const excerpt = words.length > 0 ? excerptOf(draft, words) : undefined;
  const line = excerpt ?? describeDraft(draft.template);
  return line === '' ? 'Nothing written yet' : <Marked text={line} words={words} />;
}

function State({ draft, drawSending }: DraftItemProps) {
  const { status, sending, changed } = draftState(draft);
  return (
    <div className={styles['state']}>
      {sending && status !== 'draft' ? (
        drawSending(sending)
      ) : (
        <Badge icon={<PencilLine aria-hidden />}>Draft</Badge>
      )}
      {changed && (
        <span className={styles['quiet']}>
          Changed<span className={styles['since']}> since sent</span>
        </span>
      )}
      {draft.otherVersion && (
        <span
          className={styles['quiet']}
          title={`Written beside another tab, ${formatMoment(draft.otherVersion.at)}`}
        >
          Other version
        </span>
      )}
    </div>
  );
}
