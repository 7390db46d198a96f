import { memo, use } from 'react';
import type { MediaDraft } from '../../../schema/draft/draft';
import type { MediaHeight } from '../../../schema/values/enums';
import { mediaNames, type MediaState, androidMediaFace, type MediaFace } from '../../media/mediaFace';
import { MediaPicture } from '../../media/MediaPicture';
import { useAltText, usePhoneActs } from '../../screen/PhoneContexts';
import { blankWords } from '../../message/words';
import { HighlightsContext, partAttributes } from '../../message/parts';
import styles from './CardMedia.module.css';
import { Note } from '../../notes/Note';
import { AndroidIcon } from '../parts/Icon';

type CardMediaProps = {
  media: MediaDraft;
  /** Dotted draft path of the card. */
  cardPath: string;
  /** Sources to load for the two addresses of the media. */
  fileSource?: string | undefined;
  thumbnailSource?: string | undefined;
  state: MediaState;
  /** The drawn height; undefined beside the text of a horizontal card. */
  height?: MediaHeight | undefined;
  selectedPath?: string | undefined;
};

/** The picture, GIF, video or PDF of a card, in a box whose size does not depend on its content. */
export const AndroidCardMedia = memo(function AndroidCardMedia({
  media,
  cardPath,
  fileSource,
  thumbnailSource,
  state,
  height,
  selectedPath,
}: CardMediaProps) {
  const acts = usePhoneActs();
  const highlights = use(HighlightsContext);
  const { fileUrl = '', thumbnailUrl = '' } = media.contentInfo ?? {};
  const altText = useAltText(fileUrl);
  const face =
    fileUrl === ''
      ? undefined
      : androidMediaFace({ fileUrl, fileSource, thumbnailUrl, thumbnailSource }, state);
  return (
    <div
      className={styles.media}
      data-testid="preview-media"
      data-height={height}
      data-kind={face?.kind}
      {...partAttributes(`${cardPath}.media`, selectedPath, highlights)}
    >
      {face ? (
        <>
          <AndroidMediaPicture face={face} cardPath={cardPath} thumbnailSource={thumbnailSource} />
          <button
            type="button"
            tabIndex={-1}
            aria-label={altText ?? mediaNames[face.kind]}
            data-part="media-cover"
            onClick={acts && (() => acts.openPage({ kind: 'media', path: cardPath }))}
          />
        </>
      ) : (
        <div className={styles.blank}>{blankWords.picture}</div>
      )}
      <div className={styles.notes}>
        {height !== undefined && media.height !== undefined && height !== media.height && (
          <Note>Small cards can’t use Tall: shown as Medium</Note>
        )}
        {face?.kind === 'pdf' && <Note>PDFs in cards: only in India, in Google Messages</Note>}
      </div>
    </div>
  );
});

type AndroidMediaPictureProps = {
  face: MediaFace;
  cardPath?: string;
  thumbnailSource: string | undefined;
};

/** The picture of a media box. A GIF stands still for people who want no motion, if it has a thumbnail. */
export function AndroidMediaPicture({ face, cardPath, thumbnailSource }: AndroidMediaPictureProps) {
  const stillSource = face.kind === 'gif' ? thumbnailSource : undefined;
  return (
    <MediaPicture
      face={face}
      cardPath={cardPath}
      Icon={AndroidIcon}
      iconSize={24}
      stillSource={stillSource}
    />
  );
}
