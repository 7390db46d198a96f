import { Fragment, use } from 'react';
import { splitAtBreaks } from './addressBreaks';
import { splitAtMarkers } from '../../schema/values/markers';
import { drawnText, SamplesContext, withSamples } from './withSamples';
import styles from './PieceText.module.css';
import { splitAtLinks } from './links';

type PieceTextProps = {
  text: string;
  /** Whether its addresses and phone numbers look like links, as in a text message; they lead nowhere. */
  links?: boolean;
  /** Whether its addresses break into lines as on Android. */
  breaksAddresses?: boolean;
};

/**
 * A text exactly as written, up to a bound far above every limit. Its parameters are highlighted markers, or samples with
 * a quiet mark. The skin of the phone sets the colours.
 */
export function PieceText({ text: whole, links = false, breaksAddresses = false }: PieceTextProps) {
  const { text, rest } = drawnText(whole);
  return (
    <>
      <Pieces text={text} links={links} breaksAddresses={breaksAddresses} />
      {rest}
    </>
  );
}

function Pieces({ text, links, ...marked }: Required<PieceTextProps>) {
  if (!links) return <MarkedText text={text} {...marked} />;
  return splitAtLinks(text).map((piece, index) =>
    piece.link ? (
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className={styles.link}>
        <MarkedText text={piece.text} {...marked} />
      </span>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <MarkedText key={index} text={piece.text} {...marked} />
    ),
  );
}

function MarkedText({ text, breaksAddresses }: Pick<Required<PieceTextProps>, 'text' | 'breaksAddresses'>) {
  const samples = use(SamplesContext);
  return splitAtMarkers(text).map((piece, index) => {
    // oxlint-disable-next-line react/no-array-index-key
    if (!('marker' in piece))
      return breaksAddresses ? <Breakable key={index} text={piece.text} /> : piece.text;
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

function Breakable({ text }: { text: string }) {
  return splitAtBreaks(text).map((piece, index) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
