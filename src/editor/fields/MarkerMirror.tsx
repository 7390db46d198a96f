import { splitAtMarkers } from '../../schema/values/markers';
import styles from './MarkerMirror.module.css';

/** Highlights the markers of a text field. Lies behind it with the same text in the same type; only highlights show. */
export function MarkerMirror({ text, long }: { text: string; long: boolean }) {
  const parts = splitAtMarkers(text);
  if (!parts.some((part) => 'marker' in part)) return null;
  return (
    <div aria-hidden data-mirror className={long ? styles['long'] : styles['short']} dir="auto">
      {parts.map((part, index) => ('marker' in part ? <mark key={index}>{part.marker}</mark> : part.text))}
    </div>
  );
}
