import { memo, use } from 'react';
import type { MediaDraft } from '../../../schema/draft/draft';
import type { MediaHeight } from '../../../schema/values/enums';
import { mediaFace, mediaNames } from '../../media/mediaFace';
import type { PreviewOptions } from '../../model/options';
import { HighlightsContext } from '../../model/highlights';
import { partAttributes } from '../../model/partPath';
import styles from './CardMedia.module.css';
import { MediaPicture } from './MediaPicture';
import { Note } from '../parts/Note';

export type CardMediaProps = {
  media: MediaDraft;
  path: string;
  /** What may be loaded for the two addresses of the media. */
  fileSource?: string | undefined;
  thumbnailSource?: string | undefined;
  state: PreviewOptions['mediaState'];
  /** The height that is drawn; none beside the text of a horizontal card. */
  height?: MediaHeight | undefined;
  selectedPath?: string | undefined;
};

/** The picture, GIF, video or PDF of a card in its box, which keeps its size whatever is in it. */
export const CardMedia = memo(function CardMedia({
  media,
  path,
  fileSource,
  thumbnailSource,
  state,
  height,
  selectedPath,
}: CardMediaProps) {
  const marks = use(HighlightsContext);
  const { fileUrl = '', thumbnailUrl = '' } = media.contentInfo ?? {};
  const face =
    fileUrl === '' ? undefined : mediaFace({ fileUrl, fileSource, thumbnailUrl, thumbnailSource }, state);
  return (
    <div
      className={styles['media']}
      data-testid="preview-media"
      data-height={height}
      data-kind={face?.kind}
      {...partAttributes(path, selectedPath, marks)}
    >
      {face ? (
        <>
          <MediaPicture face={face} thumbnailSource={thumbnailSource} />
          <button
            type="button"
            className={styles['cover']}
            tabIndex={-1}
            aria-label={mediaNames[face.kind]}
            data-act="media"
          />
        </>
      ) : (
        <div className={styles['ghost']}>Picture</div>
      )}
      <div className={styles['notes']}>
        {height !== undefined && media.height !== undefined && height !== media.height && (
          <Note>Tall does not fit a small card: drawn as medium</Note>
        )}
        {face?.kind === 'pdf' && <Note>PDF in cards: India, Google Messages only</Note>}
      </div>
    </div>
  );
});
