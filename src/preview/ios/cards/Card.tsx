import { memo, use } from 'react';
import type { StandaloneShape } from '../../message/drawnCards';
import { drawnSuggestions, suggestionGroups } from '../../message/suggestions';
import { blankWords } from '../../message/words';
import { useAltText } from '../../media/altTexts';
import { HighlightsContext, partAttributes } from '../../message/parts';
import type { CardProps } from '../../screen/CardProps';
import { usePhoneActs } from '../../screen/phoneActs';
import { Actions } from '../suggestions/Actions';
import styles from './Card.module.css';
import { CardMedia } from './CardMedia';
import { Placeholder } from '../parts/Placeholder';
import { iosMediaFace } from '../../media/mediaFace';
import { BeyondNote } from '../../notes/BeyondNote';
import { Note } from '../../notes/Note';
import { PieceText } from '../../text/PieceText';
import { ReplyList } from '../suggestions/ReplyList';
import { useLineRule } from './useLineRule';

/** A card with its replies below. Only a change of its own content, position or selection redraws it. */
export const Card = memo(function Card(props: CardProps<StandaloneShape>) {
  const { card, shape, path, name, fileSource, thumbnailSource, mediaState, selectedPath } = props;
  const { title = '', description = '', media, suggestions = [] } = card;
  const { fileUrl = '', thumbnailUrl = '' } = media?.contentInfo ?? {};
  const acts = usePhoneActs();
  const altText = useAltText(fileUrl);
  const highlights = use(HighlightsContext);
  const { drawn, titleRef, descriptionRef } = useLineRule({ title, description, shape });

  const face =
    fileUrl === ''
      ? undefined
      : iosMediaFace({ fileUrl, fileSource, thumbnailUrl, thumbnailSource }, mediaState);
  const { shown, beyond } = drawnSuggestions(suggestions, 'card');
  const { actions, replies, folds } = suggestionGroups(shown);
  const hasText = title !== '' || description !== '';
  const isThumbnail = shape !== 'vertical';
  const list = { path: `${path}.suggestions`, testId: 'preview-suggestion', selectedPath } as const;

  return (
    <div className={styles.place} role="group" aria-label={name}>
      <div
        className={styles.card}
        data-testid="preview-card"
        data-shape={shape}
        data-opens={drawn.opensTextPage || undefined}
        {...partAttributes(path, selectedPath, highlights)}
      >
        <div className={styles.content}>
          {media && (
            <CardMedia
              face={face}
              fileSource={fileSource}
              altText={altText}
              cardPath={path}
              isThumbnail={isThumbnail}
              opensViewer={!drawn.opensTextPage}
              selectedPath={selectedPath}
            />
          )}
          {hasText && (
            <div className={styles.text}>
              {title !== '' && (
                <div
                  ref={titleRef}
                  className={styles.title}
                  style={drawn.opensTextPage ? { WebkitLineClamp: drawn.title } : undefined}
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
                  ref={descriptionRef}
                  className={styles.description}
                  style={drawn.opensTextPage ? { WebkitLineClamp: drawn.description } : undefined}
                  dir="auto"
                  data-part="description"
                  data-testid="preview-description"
                  {...partAttributes(`${path}.description`, selectedPath, highlights)}
                >
                  <PieceText text={description} />
                </div>
              )}
            </div>
          )}
          {!hasText && !media && suggestions.length === 0 && (
            <EmptyCard path={path} isThumbnail={isThumbnail} />
          )}
          {acts && drawn.opensTextPage && (
            <button
              type="button"
              className={styles.more}
              tabIndex={-1}
              aria-label={`Read the whole text of ${name.toLowerCase()}`}
              data-testid="preview-more"
              onClick={({ currentTarget }) => {
                currentTarget.focus({ preventScroll: true });
                acts.openPage({ kind: 'text', path });
              }}
            />
          )}
        </div>
        {actions.length > 0 && (
          <div className={styles.actions}>
            <Actions actions={actions} folds={folds} place="card" {...list} />
          </div>
        )}
      </div>
      {face?.note && <Note>{face.note}</Note>}
      {isThumbnail && media && <Note>Which side the picture takes on iPhone: estimated</Note>}
      <BeyondNote count={beyond} />
      {replies.length > 0 && <ReplyList replies={replies} {...list} />}
    </div>
  );
});

function EmptyCard({ path, isThumbnail }: { path: string; isThumbnail: boolean }) {
  return (
    <>
      <Placeholder path={`${path}.media`} shape={isThumbnail ? 'thumbnail' : 'picture'}>
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
