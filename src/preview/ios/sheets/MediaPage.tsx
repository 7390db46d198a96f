import type { CardContentDraft } from '../../../schema/draft/draft';
import type { PreviewOptions } from '../../model/options';
import { sourcesOf, type MapMediaUrl } from '../../media/sourcesOf';
import { CloseButton } from './CloseButton';
import { mediaFace } from '../rules/mediaFace';
import styles from './MediaPage.module.css';
import { MediaPicture } from '../cards/MediaPicture';
import { Note } from '../parts/Note';
import { Overlay } from './Overlay';

type MediaPageProps = {
  card: CardContentDraft;
  mediaState: PreviewOptions['mediaState'];
  mapMediaUrl: MapMediaUrl | undefined;
  onClose: () => void;
};

/** The media of a card over the whole screen, uncut. */
export function MediaPage({ card, mediaState, mapMediaUrl, onClose }: MediaPageProps) {
  const { fileUrl = '', thumbnailUrl = '' } = card.media?.contentInfo ?? {};
  const face = mediaFace({ fileUrl, thumbnailUrl, ...sourcesOf(card, mapMediaUrl) }, mediaState);
  return (
    <Overlay name="Media" testId="preview-viewer" kind="page" onClose={onClose}>
      <div className={styles['ground']}>
        <div className={styles['head']}>
          <CloseButton onClose={onClose} />
        </div>
        <div className={styles['media']}>
          <MediaPicture face={face} />
        </div>
        {face.note && <Note>{face.note}</Note>}
      </div>
    </Overlay>
  );
}
