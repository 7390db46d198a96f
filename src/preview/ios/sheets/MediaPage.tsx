import type { CardContentDraft } from '../../../schema/draft/draft';
import { useAltText } from '../../media/altTexts';
import { type MediaState, iosMediaFace } from '../../media/mediaFace';
import { sourcesOf, type MapMediaUrl } from '../../media/sourcesOf';
import { CloseButton } from './CloseButton';
import styles from './MediaPage.module.css';
import { MediaPicture } from '../cards/MediaPicture';
import { Note } from '../../notes/Note';
import { Overlay } from './Overlay';

type MediaPageProps = {
  card: CardContentDraft;
  mediaState: MediaState;
  mapMediaUrl: MapMediaUrl | undefined;
};

/** The media of a card on the whole screen, uncropped. */
export function MediaPage({ card, mediaState, mapMediaUrl }: MediaPageProps) {
  const { fileUrl = '', thumbnailUrl = '' } = card.media?.contentInfo ?? {};
  const altText = useAltText(fileUrl);
  const face = iosMediaFace({ fileUrl, thumbnailUrl, ...sourcesOf(card, mapMediaUrl) }, mediaState);
  return (
    <Overlay name="Media" testId="preview-viewer" kind="page">
      <div className={styles.ground}>
        <div className={styles.head}>
          <CloseButton />
        </div>
        <div className={styles.media}>
          <MediaPicture face={face} altText={altText} />
        </div>
        {face.note && <Note>{face.note}</Note>}
      </div>
    </Overlay>
  );
}
