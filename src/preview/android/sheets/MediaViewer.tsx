import { useRef } from 'react';
import { mediaFace, mediaNames } from '../../media/mediaFace';
import type { PreviewOptions } from '../../model/options';
import { sourcesOf, type MapMediaUrl } from '../../media/sourcesOf';
import type { CardPart } from '../../model/templateParts';
import { Icon } from '../parts/Icon';
import { MediaPicture } from '../cards/MediaPicture';
import styles from './MediaViewer.module.css';
import { useDialogFocus } from './useDialogFocus';

type Props = {
  part: CardPart;
  mediaState: PreviewOptions['mediaState'];
  mapMediaUrl?: MapMediaUrl | undefined;
  onClose: () => void;
};

/** The media of a card on the whole screen, uncut. A film is not played, a document not opened. */
export function MediaViewer({ part: { card }, mediaState, mapMediaUrl, onClose }: Props) {
  const viewer = useRef<HTMLDivElement>(null);
  useDialogFocus(viewer);
  const { fileUrl = '', thumbnailUrl = '' } = card.media?.contentInfo ?? {};
  const sources = sourcesOf(card, mapMediaUrl);
  const face = mediaFace({ fileUrl, thumbnailUrl, ...sources }, mediaState);
  return (
    <div
      ref={viewer}
      className={styles['viewer']}
      role="dialog"
      aria-label={`${mediaNames[face.kind]}, full screen`}
      data-testid="preview-viewer"
    >
      <button type="button" className={styles['close']} aria-label="Close" onClick={onClose}>
        <Icon name="close" size={24} />
      </button>
      <div className={styles['media']}>
        <MediaPicture face={face} thumbnailSource={sources.thumbnailSource} />
      </div>
    </div>
  );
}
