import { memo, use } from 'react';
import { type StandaloneShape, isInCarousel } from '../../message/drawnCards';
import { drawnSuggestions, suggestionGroups } from '../../message/suggestions';
import { blankWords, carouselName } from '../../message/words';
import { useAltText, usePhoneActs } from '../../screen/PhoneContexts';
import { HighlightsContext, partAttributes, selectionWithin, messagePaths } from '../../message/parts';
import type { CardProps, CarouselProps } from '../../screen/PhoneProps';
import { Actions, ReplyList } from '../suggestions/Actions';
import styles from './Card.module.css';
import { IosCardMedia } from './CardMedia';
import { IosPlaceholder } from '../parts/parts';
import { iosMediaFace } from '../../media/mediaFace';
import { BeyondNote, Note } from '../../notes/Note';
import { PieceText } from '../../text/PieceText';
import { useLineRule } from './useLineRule';
import { sourcesOf } from '../../media/sourcesOf';
import { writtenAs } from '../../../lib/text/language';

/** A card with its replies below. Only a change of its own content, position or selection redraws it. */
const Card = memo(function Card(props: CardProps<StandaloneShape>) {
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
            <IosCardMedia
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
                  {...writtenAs(title)}
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
                  {...writtenAs(description)}
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
              aria-label={`Read all of ${name.toLowerCase()}`}
              // Open, its page covers it.
              aria-haspopup="dialog"
              aria-expanded={false}
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
      {isThumbnail && media && <Note>The picture side on iPhone is an estimate</Note>}
      <BeyondNote count={beyond} />
      {replies.length > 0 && <ReplyList replies={replies} {...list} />}
    </div>
  );
});

function EmptyCard({ path, isThumbnail }: { path: string; isThumbnail: boolean }) {
  return (
    <>
      <IosPlaceholder path={`${path}.media`} shape={isThumbnail ? 'thumbnail' : 'picture'}>
        {blankWords.picture}
      </IosPlaceholder>
      <div className={styles.text}>
        <IosPlaceholder path={`${path}.title`} shape="line">
          {blankWords.title}
        </IosPlaceholder>
        <IosPlaceholder path={`${path}.description`} shape="line">
          {blankWords.description}
        </IosPlaceholder>
      </div>
    </>
  );
}

/** The cards of a message. The only identity of a card in the draft is its position. */
export function IosCards({ cards, mediaState, mapMediaUrl, selectedPath }: CarouselProps) {
  return cards.map(({ shape, ...drawn }) => (
    <Card
      {...drawn}
      key={drawn.path}
      shape={isInCarousel(shape) ? 'vertical' : shape}
      {...sourcesOf(drawn.card, mapMediaUrl)}
      mediaState={mediaState}
      selectedPath={selectionWithin(selectedPath, drawn.path)}
    />
  ));
}

/** The cards side by side, each as high as its own content. */
export function IosCarousel(props: CarouselProps) {
  const { cards } = props;
  return (
    <div
      className={styles.carousel}
      role="group"
      aria-label={carouselName(cards.length)}
      // A scrolling element takes the focus, so that it also scrolls by key.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-strip
      data-testid="preview-carousel"
      data-path={messagePaths.carousel}
    >
      <IosCards {...props} />
    </div>
  );
}
