import { use } from 'react';
import { splitAtMarkers } from '../../schema/values/markers';
import { drawnText, SamplesContext, withSamples } from './withSamples';
import styles from './PieceText.module.css';
import { splitAtLinks } from './links';

/**
 * A text exactly as written, up to a bound far above every limit. Its parameters are highlighted markers, or samples with
 * a quiet mark. With `links` its addresses and phone numbers look like links, as in a text message; they lead nowhere. The
 * skin of the phone sets the colours.
 */
export function PieceText({ text: whole, links = false }: { text: string; links?: boolean }) {
  const { text, rest } = drawnText(whole);
  return (
    <>
      <Pieces text={text} links={links} />
      {rest}
    </>
  );
}

function Pieces({ text, links }: { text: string; links: boolean }) {
  if (!links) return <MarkedText text={text} />;
  return splitAtLinks(text).map((piece, index) =>
    piece.link ? (
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className={styles.link}>
        <MarkedText text={piece.text} />
      </span>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <MarkedText key={index} text={piece.text} />
    ),
  );
}

function MarkedText({ text }: { text: string }) {
  const samples = use(SamplesContext);
  return splitAtMarkers(text).map((piece, index) => {
    if (!('marker' in piece)) return piece.text;
    const shown = withSamples(piece.marker, samples);
    return (
      <span
        // The only identity of a piece is its position.
        // oxlint-disable-next-line react/no-array-index-key
        key={index}
        className={styles[shown === piece.marker ? 'marker' : 'sample']}
        data-testid="preview-marker"
        data-marker={piece.marker}
      >
        {shown}
      </span>
    );
  });
}
