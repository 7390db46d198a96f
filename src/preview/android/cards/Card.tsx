import { memo, use, useRef } from 'react';
import { HighlightsContext, partAttributes } from '../../message/parts';
import { androidSizes } from '../../../schema/phones/androidFigures';
import type { CardProps } from '../../screen/CardProps';
import type { CardShape } from '../../message/drawnCards';
import { drawnHeight } from '../../media/mediaBox';
import { blankWords } from '../../message/words';
import styles from './Card.module.css';
import { CardMedia } from './CardMedia';
import { CardSuggestions } from './CardSuggestions';
import { Placeholder } from '../parts/Placeholder';
import { CardText } from './CardText';
import { Note } from '../../notes/Note';
import { useCardFit } from './useCardFit';

const foldWarning = `Picture and text are higher than ${androidSizes.fold} dp: some phones may cut what is below the line`;

/** A card. Only a change of its own content, position or selection redraws it. */
export const Card = memo(function Card(props: CardProps<CardShape>) {
  const { card, shape, path, name, fileSource, thumbnailSource, mediaState, selectedPath } = props;
  const { title = '', description = '', media, suggestions = [] } = card;
  const highlights = use(HighlightsContext);
  const box = useRef<HTMLDivElement>(null);
  useCardFit(card, shape, box);
  const hasText = title !== '' || description !== '';
  const isEmpty = !hasText && !media && suggestions.length === 0;
  return (
    <>
      <div
        ref={box}
        className={styles.card}
        role="group"
        aria-label={name}
        data-testid="preview-card"
        data-shape={shape}
        {...partAttributes(path, selectedPath, highlights)}
      >
        <div className={styles.content}>
          {media && (
            <CardMedia
              media={media}
              cardPath={path}
              fileSource={fileSource}
              thumbnailSource={thumbnailSource}
              state={mediaState}
              height={drawnHeight(shape, media.height)}
              selectedPath={selectedPath}
            />
          )}
          {hasText && (
            <CardText title={title} description={description} path={path} selectedPath={selectedPath} />
          )}
          {isEmpty && <EmptyCard path={path} />}
          {shape === 'vertical' && <div className={styles.fold} data-testid="preview-fold" />}
        </div>
        {suggestions.length > 0 && (
          <CardSuggestions
            suggestions={suggestions}
            path={`${path}.suggestions`}
            shape={shape}
            selectedPath={selectedPath}
          />
        )}
      </div>
      {shape === 'vertical' && (
        <div className={styles.warning}>
          <Note>{foldWarning}</Note>
        </div>
      )}
    </>
  );
});

function EmptyCard({ path }: { path: string }) {
  return (
    <>
      <Placeholder path={`${path}.media`} shape="picture">
        {blankWords.picture}
      </Placeholder>
      <div className={styles.text}>
        <Placeholder path={`${path}.title`} shape="line">
          {blankWords.title}
        </Placeholder>
        <Placeholder path={`${path}.description`} shape="line">
          {blankWords.description}
        </Placeholder>
      </div>
    </>
  );
}
