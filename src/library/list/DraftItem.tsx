import { memo, useMemo, type MouseEvent, type ReactNode } from 'react';
import type { Draft, SendingRecord } from '../../schema/draft/draft';
import { type MenuItem, Menu } from '../../ui/menu/Menu';
import type { LibraryLayout } from '../settings/settings';
import { Ellipsis, Layers, PencilLine, Tag } from 'lucide-react';
import { Link } from 'wouter';
import { parameterNotesOf } from '../../schema/draft/parameterNotes';
import { readableText } from '../../schema/draft/samples';
import { countMembers, isSet } from '../../schema/draft/set';
import { typeNames } from '../../schema/template/typeNames';
import { plural } from '../../schema/values/text';
import { Badge } from '../../ui/notices/Notice';
import { formatMoment, RelativeTime } from '../../ui/time/time';
import { describeDraft, draftName, draftState } from '../query/draftState';
import notes from '../../ui/styles/words.module.css';
import arrangement from '../../ui/styles/layout.module.css';
import styles from './DraftItem.module.css';
import { excerptOf, splitAtMatches } from '../query/searchDrafts';
import { Thumbnail } from './Thumbnail';

/** Drawings that the page passes in: the list itself draws neither phones nor the status of a sending. */
export type DraftDrawings = {
  hrefOf: (id: string) => string;
  /** Draws the message of a draft. */
  drawMessage: (draft: Draft) => ReactNode;
  /** Draws the outcome of a sending. */
  drawSending: (sending: SendingRecord) => ReactNode;
  /** Draws what the platforms say of the templates of a set; nothing if they have none. */
  drawSet: (draft: Draft) => ReactNode;
  /** Draws what other people do with a draft. */
  drawPeople: (draft: Draft) => ReactNode;
};

type DraftItemProps = DraftDrawings & {
  draft: Draft;
  layout: LibraryLayout;
  /** The words of the search. */
  words: readonly string[];
  isSelected: boolean;
  /** `range`: selects all from the last one up to this one. */
  onSelect: (draft: Draft, range: boolean) => void;
  menuOf: (draft: Draft) => readonly MenuItem[];
};

/** One draft, as a row or as a tile: while the page scrolls, the drawn ones stay as they are. */
export const DraftItem = memo(function DraftItem(props: DraftItemProps) {
  const { draft, layout, words, isSelected, onSelect, menuOf, hrefOf, drawMessage } = props;
  const label = `Select ${draftName(draft)}`;
  // A letter of the search does not draw the message again.
  const message = useMemo(() => drawMessage(draft), [drawMessage, draft]);
  return (
    <div className={styles[layout]} data-chosen={isSelected ? '' : undefined}>
      <label className={styles.choose} title={label}>
        <input
          type="checkbox"
          aria-label={label}
          checked={isSelected}
          // A change event does not carry the Shift key; a click event does.
          onClick={(event: MouseEvent) => onSelect(draft, event.shiftKey)}
          onChange={() => undefined}
        />
      </label>
      <Thumbnail className={styles.drawing}>{message}</Thumbnail>
      <div className={styles.what}>
        <Link href={hrefOf(draft.id)} className={`${arrangement.cover} ${styles.name}`} data-entry>
          <HighlightedText text={draftName(draft)} words={words} />
        </Link>
        <p className={styles.words} dir="auto">
          <Line draft={draft} words={words} />
        </p>
      </div>
      <State {...props} isTile={layout === 'grid'} />
      <p className={`${notes.note} ${styles.facts}`}>
        <span>{typeNames[draft.template.type]}</span>
        <RelativeTime at={draft.changedAt} />
      </p>
      <div className={styles.menu}>
        <Menu label={`Actions for ${draftName(draft)}`} items={() => menuOf(draft)}>
          <Ellipsis aria-hidden />
        </Menu>
      </div>
    </div>
  );
});

/** The line under the name: an excerpt around the search words, or the start of the message. */
function Line({ draft, words }: { draft: Draft; words: readonly string[] }) {
  const excerpt = words.length > 0 ? excerptOf(draft, words) : undefined;
  const line = excerpt ?? readableText(describeDraft(draft.template), parameterNotesOf(draft));
  return line === '' ? 'Nothing written yet' : <HighlightedText text={line} words={words} />;
}

type StateProps = Pick<DraftItemProps, 'draft' | 'drawSending' | 'drawSet' | 'drawPeople'> & {
  isTile: boolean;
};

function State({ draft, drawSending, drawSet, drawPeople, isTile }: StateProps) {
  const { status, sending, changed } = draftState(draft);
  return (
    <div className={styles.state}>
      {sending && status !== 'draft'
        ? drawSending(sending)
        : (drawSet(draft) ?? <Badge icon={<PencilLine aria-hidden />}>Draft</Badge>)}
      {changed && (
        <span className={notes.note}>
          {/* A tile has no room for all of it. */}
          Changed<span className={isTile ? notes.visuallyHidden : undefined}> since sent</span>
        </span>
      )}
      {isSet(draft.set) && (
        <Badge icon={<Layers aria-hidden />}>{plural(countMembers(draft.set), 'template')}</Badge>
      )}
      {drawPeople(draft)}
      {draft.labels && (
        <span className={`${notes.note} ${styles.labels}`} title={`Labels: ${draft.labels.join(', ')}`}>
          <Tag aria-hidden size={12} />
          <span className={notes.visuallyHidden}>Labels: </span>
          <span>{draft.labels.join(', ')}</span>
        </span>
      )}
      {draft.otherVersion && (
        <span
          className={notes.note}
          title={`Saved separately from another tab, ${formatMoment(draft.otherVersion.at)}`}
        >
          Other version
        </span>
      )}
    </div>
  );
}

/** A text with the search words highlighted. */
function HighlightedText({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  return splitAtMatches(text, words).map(({ text: piece, isMatch }, index) =>
    isMatch ? <mark key={index}>{piece}</mark> : piece,
  );
}
