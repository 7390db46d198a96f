import { use, type MouseEvent } from 'react';
import { HighlightsContext, partAttributes } from '../../message/parts';
import { usePhoneActs } from '../../screen/phoneActs';
import { PieceText } from '../../text/PieceText';
import styles from './Card.module.css';

type CardTextProps = { title: string; description: string; path: string; selectedPath?: string | undefined };

/** Title and description of a card. Once cut, "More" and the texts themselves open the full view. */
export function CardText({ title, description, path, selectedPath }: CardTextProps) {
  const acts = usePhoneActs();
  const highlights = use(HighlightsContext);

  function openFullView({ currentTarget }: MouseEvent) {
    // The cut depends on the layout alone: its result is an attribute of the card.
    if (currentTarget.closest('[data-overflow]')) acts?.openPage({ kind: 'fullView', path });
  }
  return (
    // The keyboard has the "More" button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles.text} onClick={acts && openFullView}>
      {title !== '' && (
        <div
          className={styles.title}
          dir="auto"
          data-part="title"
          data-testid="preview-title"
          {...partAttributes(`${path}.title`, selectedPath, highlights)}
        >
          <PieceText text={title} />
        </div>
      )}
      {description !== '' && (
        <div
          className={styles.description}
          dir="auto"
          data-part="description"
          data-testid="preview-description"
          {...partAttributes(`${path}.description`, selectedPath, highlights)}
        >
          <PieceText text={description} />
        </div>
      )}
      <button type="button" className={styles.more} tabIndex={-1} data-part="more" data-testid="preview-more">
        More
      </button>
    </div>
  );
}
