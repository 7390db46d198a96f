import { useRef } from 'react';
import { useAltText } from '../../media/altTexts';
import { mediaNames, type MediaState, androidMediaFace } from '../../media/mediaFace';
import { sourcesOf, type MapMediaUrl } from '../../media/sourcesOf';
import type { CardPart } from '../../message/drawnCards';
import { OutlineIcon } from '../parts/Icon';
import { sheetOutlines } from './sheetOutlines';
import { MediaPicture } from '../cards/MediaPicture';
import styles from './MediaViewer.module.css';
import { usePhoneActs } from '../../screen/phoneActs';
import { useDialogFocus } from '../../screen/useDialogFocus';

type MediaViewerProps = {
  part: CardPart;
  mediaState: MediaState;
  mapMediaUrl?: MapMediaUrl | undefined;
};

/** The media of a card on the whole screen, uncropped. It plays no video and opens no document. */
export function MediaViewer({ part: { card }, mediaState, mapMediaUrl }: MediaViewerProps) {
  const acts = usePhoneActs();
  const viewer = useRef<HTMLDivElement>(null);
  useDialogFocus(viewer);
  const { fileUrl = '', thumbnailUrl = '' } = card.media?.contentInfo ?? {};
  const altText = useAltText(fileUrl);
  const sources = sourcesOf(card, mapMediaUrl);
  const face = androidMediaFace({ fileUrl, thumbnailUrl, ...sources }, mediaState);
  return (
    <div
      ref={viewer}
      className={styles.viewer}
      role="dialog"
      aria-label={`${altText ?? mediaNames[face.kind]}, full screen`}
      data-testid="preview-viewer"
    >
      <button type="button" className={styles.close} aria-label="Close" onClick={acts?.close}>
        <OutlineIcon outline={sheetOutlines.close} size={24} />
      </button>
      <div className={styles.media}>
        <MediaPicture face={face} thumbnailSource={sources.thumbnailSource} />
      </div>
    </div>
  );
}
