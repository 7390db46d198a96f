import { use, useState } from 'react';
import { HighlightsContext } from '../../model/highlights';
import { partAttributes } from '../../model/partPath';
import styles from './CardMedia.module.css';
import type { MediaFace } from '../rules/mediaFace';
import { MediaPicture } from './MediaPicture';
import { mediaRatio } from '../rules/mediaRatio';
import { usePhoneActs } from '../parts/phoneActs';
import { Pressable } from '../parts/Pressable';

type CardMediaProps = {
  /** Nothing when the file is not chosen yet. */
  face: MediaFace | undefined;
  path: string;
  cardPath: string;
  /** A square beside the text of a horizontal card, else as wide as the card. */
  isThumbnail: boolean;
  /** A card that opens its page of text does so wherever it is touched. */
  opensViewer: boolean;
  selectedPath?: string | undefined;
};

/** The media of a card. A picture keeps its own ratio; the height that the template asks for is ignored. */
export function CardMedia({ face, path, cardPath, isThumbnail, opensViewer, selectedPath }: CardMediaProps) {
  const acts = usePhoneActs();
  const marks = use(HighlightsContext);
  const [natural, setNatural] = useState<{ source: string; width: number; height: number }>();
  const isKnown = natural !== undefined && natural.source === face?.source;
  return (
    <Pressable
      className={styles['media']}
      aria-label="Open the media"
      data-testid="preview-media"
      data-kind={face?.kind}
      data-thumbnail={isThumbnail || undefined}
      style={isThumbnail ? undefined : { aspectRatio: mediaRatio(isKnown ? natural : undefined) }}
      onPress={
        acts && face && opensViewer ? () => acts.openPage({ kind: 'media', path: cardPath }) : undefined
      }
      {...partAttributes(path, selectedPath, marks)}
    >
      {face ? (
        <MediaPicture
          face={face}
          isSmall={isThumbnail}
          onSize={(size) => face.source !== undefined && setNatural({ source: face.source, ...size })}
        />
      ) : (
        <span className={styles['ghost']}>Picture</span>
      )}
    </Pressable>
  );
}
