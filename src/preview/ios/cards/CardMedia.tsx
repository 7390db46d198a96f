import { use } from 'react';
import { blankWords } from '../../message/words';
import { HighlightsContext, partAttributes } from '../../message/parts';
import { usePhoneActs } from '../../screen/phoneActs';
import styles from './CardMedia.module.css';
import type { IosMediaFace } from '../../media/mediaFace';
import { MediaPicture } from './MediaPicture';
import { mediaRatio } from '../../media/mediaBox';
import { Pressable } from '../parts/Pressable';
import { useKnownSize } from './useKnownSize';

type CardMediaProps = {
  /** Undefined while no file is chosen. */
  face: IosMediaFace | undefined;
  /** Source of the file itself, which may not be the drawn one. */
  fileSource: string | undefined;
  /** What people who cannot see the picture are told. */
  altText: string | undefined;
  /** Dotted draft path of the card. */
  cardPath: string;
  /** A square beside the text of a horizontal card, else as wide as the card. */
  isThumbnail: boolean;
  /** False for a card that opens its page of text from every point. */
  opensViewer: boolean;
  selectedPath?: string | undefined;
};

/** The media of a card. A picture keeps its own ratio and ignores the height in the template. */
export function CardMedia({
  face,
  fileSource,
  altText,
  cardPath,
  isThumbnail,
  opensViewer,
  selectedPath,
}: CardMediaProps) {
  const acts = usePhoneActs();
  const highlights = use(HighlightsContext);
  const { size, noteSize } = useKnownSize(fileSource);
  return (
    <Pressable
      className={styles.media}
      aria-label={altText === undefined ? 'Open the media' : `Open the media: ${altText}`}
      data-testid="preview-media"
      data-kind={face?.kind}
      data-thumbnail={isThumbnail || undefined}
      style={isThumbnail ? undefined : { aspectRatio: mediaRatio(face?.kind === 'pdf' ? undefined : size) }}
      onPress={
        acts && face && opensViewer ? () => acts.openPage({ kind: 'media', path: cardPath }) : undefined
      }
      {...partAttributes(`${cardPath}.media`, selectedPath, highlights)}
    >
      {face ? (
        <MediaPicture
          face={face}
          altText={altText}
          isSmall={isThumbnail}
          onSize={(natural) => noteSize(face.source, natural)}
        />
      ) : (
        <span className={styles.blank}>{blankWords.picture}</span>
      )}
    </Pressable>
  );
}
