import { useContext } from 'react';
import { splitAtMarkers } from '../../../schema/values/markers';
import { splitAtLinks } from '../../model/splitAtLinks';
import { SamplesContext, withSamples } from '../../model/withSamples';
import styles from './PieceText.module.css';

function Marked({ text }: { text: string }) {
  const samples = useContext(SamplesContext);
  return splitAtMarkers(text).map((piece, index) =>
    'marker' in piece ? (
      <span
        // Pieces of a text have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        key={index}
        className={styles['marker']}
        data-testid="preview-marker"
        data-marker={piece.marker}
      >
        {withSamples(piece.marker, samples)}
      </span>
    ) : (
      piece.text
    ),
  );
}

/**
 * A text exactly as written, its parameter markers highlighted: as markers, or as their samples. With
 * `links` its web addresses look like links, as in a text message; they lead nowhere.
 */
export function PieceText({ text, links = false }: { text: string; links?: boolean }) {
  if (!links) return <Marked text={text} />;
  return splitAtLinks(text).map((piece, index) =>
    piece.isLink ? (
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className={styles['link']}>
        <Marked text={piece.text} />
      </span>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <Marked key={index} text={piece.text} />
    ),
  );
}
