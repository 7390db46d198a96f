import { use } from 'react';
import { HighlightsContext } from '../../model/highlights';
import { partAttributes } from '../../model/partPath';
import styles from './Card.module.css';
import { PieceText } from '../parts/PieceText';

type Props = { title: string; description: string; path: string; selectedPath?: string | undefined };

/** Title and description of a card. Where they are cut, "More" and the texts themselves open the full view. */
export function CardText({ title, description, path, selectedPath }: Props) {
  const marks = use(HighlightsContext);
  return (
    <div className={styles['text']} data-act="fullView">
      {title !== '' && (
        <div
          className={styles['title']}
          dir="auto"
          data-testid="preview-title"
          {...partAttributes(`${path}.title`, selectedPath, marks)}
        >
          <PieceText text={title} />
        </div>
      )}
      {description !== '' && (
        <div
          className={styles['description']}
          dir="auto"
          data-testid="preview-description"
          {...partAttributes(`${path}.description`, selectedPath, marks)}
        >
          <PieceText text={description} />
        </div>
      )}
      <button type="button" className={styles['more']} tabIndex={-1} data-testid="preview-more">
        More
      </button>
    </div>
  );
}
