import { memo, use } from 'react';
import type { CardContentDraft } from '../../../schema/draft/draft';
import { limits } from '../../../schema/values/limits';
import type { PreviewOptions } from '../../model/options';
import { HighlightsContext } from '../../model/highlights';
import { partAttributes } from '../../model/partPath';
import { SamplesContext, withSamples } from '../../model/withSamples';
import { Actions } from '../suggestions/Actions';
import styles from './Card.module.css';
import { CardMedia } from './CardMedia';
import { Placeholder } from '../parts/Placeholder';
import { mediaFace } from '../rules/mediaFace';
import { Note } from '../parts/Note';
import { usePhoneActs } from '../parts/phoneActs';
import { PieceText } from '../parts/PieceText';
import { ReplyList } from '../suggestions/ReplyList';
import { suggestionGroups, withPlaces } from '../rules/suggestionGroups';
import { useLineRule } from '../rules/useLineRule';

/** A picture over the text, or a thumbnail at a side of it. */
export type CardShape = 'vertical' | 'left' | 'right';

export type CardProps = {
  card: CardContentDraft;
  shape: CardShape;
  /** Dotted draft path of the card. */
  path: string;
  /** What the card is called for assistive technology. */
  name: string;
  /** What may be loaded for the addresses of the media: texts, so that the same card is not drawn again. */
  fileSource?: string | undefined;
  thumbnailSource?: string | undefined;
  mediaState: PreviewOptions['mediaState'];
  textSize: PreviewOptions['textSize'];
  /** The selected path where it lies in this card. */
  selectedPath?: string | undefined;
};

/** One card with its replies below it. It is drawn again only when its own content, place or selection changes. */
export const Card = memo(function Card(props: CardProps) {
  const { card, shape, path, name, fileSource, thumbnailSource, mediaState, textSize, selectedPath } = props;
  const { title = '', description = '', media, suggestions = [] } = card;
  const { fileUrl = '', thumbnailUrl = '' } = media?.contentInfo ?? {};
  const acts = usePhoneActs();
  const samples = use(SamplesContext);
  const marks = use(HighlightsContext);
  const { drawn, titleRef, descriptionRef } = useLineRule([
    withSamples(title, samples),
    withSamples(description, samples),
    shape,
    textSize,
  ]);

  const face =
    fileUrl === ''
      ? undefined
      : mediaFace({ fileUrl, fileSource, thumbnailUrl, thumbnailSource }, mediaState);
  const { actions, replies, folds } = suggestionGroups(withPlaces(suggestions, limits.cardSuggestions));
  const beyond = suggestions.length - limits.cardSuggestions;
  const hasText = title !== '' || description !== '';
  const isThumbnail = shape !== 'vertical';
  const list = { path: `${path}.suggestions`, testId: 'preview-suggestion', selectedPath } as const;

  return (
    <div className={styles['place']} role="group" aria-label={name}>
      <div
        className={styles['card']}
        data-testid="preview-card"
        data-shape={shape}
        data-opens={drawn.opensTextPage || undefined}
        {...partAttributes(path, selectedPath, marks)}
      >
        <div className={styles['content']}>
          {media && (
            <CardMedia
              face={face}
              path={`${path}.media`}
              cardPath={path}
              isThumbnail={isThumbnail}
              opensViewer={!drawn.opensTextPage}
              selectedPath={selectedPath}
            />
          )}
          {hasText && (
            <div className={styles['text']}>
              {title !== '' && (
                <div
                  ref={titleRef}
                  className={styles['title']}
                  style={drawn.opensTextPage ? { WebkitLineClamp: drawn.title } : undefined}
                  dir="auto"
                  data-testid="preview-title"
                  {...partAttributes(`${path}.title`, selectedPath, marks)}
                >
                  <PieceText text={title} />
                </div>
              )}
              {description !== '' && (
                <div
                  ref={descriptionRef}
                  className={styles['description']}
                  style={drawn.opensTextPage ? { WebkitLineClamp: drawn.description } : undefined}
                  dir="auto"
                  data-testid="preview-description"
                  {...partAttributes(`${path}.description`, selectedPath, marks)}
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
              className={styles['more']}
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
          <div className={styles['actions']}>
            <Actions actions={actions} folds={folds} place="card" {...list} />
          </div>
        )}
      </div>
      {face?.note && <Note>{face.note}</Note>}
      {isThumbnail && media && <Note>Which side the picture takes on iPhone: estimated</Note>}
      {beyond > 0 && <Note>+{beyond} over the limit</Note>}
      {replies.length > 0 && <ReplyList replies={replies} {...list} />}
    </div>
  );
});

function EmptyCard({ path, isThumbnail }: { path: string; isThumbnail: boolean }) {
  return (
    <>
      <Placeholder path={`${path}.media`} shape={isThumbnail ? 'thumbnail' : 'picture'}>
        Picture
      </Placeholder>
      <div className={styles['text']}>
        <Placeholder path={`${path}.title`} shape="line">
          Title
        </Placeholder>
        <Placeholder path={`${path}.description`} shape="line">
          Description
        </Placeholder>
      </div>
    </>
  );
}
