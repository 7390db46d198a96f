import { use, useState } from 'react';
import { blankWords } from '../../message/words';
import { HighlightsContext, partAttributes } from '../../message/parts';
import { usePhoneActs } from '../../screen/PhoneContexts';
import styles from './CardMedia.module.css';
import { type MediaFace, mediaNames } from '../../media/mediaFace';
import { MediaPicture } from '../../media/MediaPicture';
import { mediaRatio } from '../../media/mediaBox';
import { Pressable } from '../parts/parts';
import { IosIcon } from '../parts/Icon';
import type { Size } from '../../media/mediaBox';

type CardMediaProps = {
  /** Undefined while no file is chosen. */
  face: MediaFace | undefined;
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

const openNames = {
  image: 'Open picture',
  gif: 'Open GIF',
  video: 'Open video',
  pdf: 'Open PDF',
} satisfies Record<MediaFace['kind'], string>;

/** The media of a card. A picture keeps its own ratio and ignores the height in the template. */
export function IosCardMedia({
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
  const name = face ? openNames[face.kind] : 'Open picture';
  return (
    <Pressable
      className={styles.media}
      aria-label={altText === undefined ? name : `${name}: ${altText}`}
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
          cardPath={cardPath}
          Icon={IosIcon}
          iconSize={26}
          alt={altText ?? mediaNames[face.kind]}
          hasTooltip
          isSmall={isThumbnail}
          onSize={(natural) => noteSize(face.source, natural)}
        />
      ) : (
        <span className={styles.blank}>{blankWords.picture}</span>
      )}
    </Pressable>
  );
}

type Known = { file?: Size & { source: string }; last?: Size };

/**
 * The size in px of a card's picture as far as it is known: that of the file once it was drawn, else of the picture
 * that was drawn last. So the box stays the same while a picture is loaded, after it failed and before its download.
 */
function useKnownSize(fileSource: string | undefined) {
  const [known, setKnown] = useState<Known>({});
  const { file, last } = known;

  function noteSize(source: string | undefined, { width, height }: Size) {
    const isFile = source !== undefined && source === fileSource;
    setKnown((before) => ({
      ...before,
      ...(isFile ? { file: { source, width, height } } : {}),
      last: { width, height },
    }));
  }
  return { size: file && file.source === fileSource ? file : last, noteSize };
}
