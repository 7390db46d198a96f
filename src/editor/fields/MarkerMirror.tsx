import { splitAtMarkers } from '../../schema/values/markers';
import styles from './MarkerMirror.module.css';

/** Lies behind a text field with the same text in the same type, unseen but for the ground under its markers. */
export function MarkerMirror({ text, long }: { text: string; long: boolean }) {
  const parts = splitAtMarkers(text);
  if (!parts.some((part) => 'marker' in part)) return null;
  return (
    <div aria-hidden data-mirror className={long ? styles['long'] : styles['short']} dir="auto">
      {parts.map((part, index) => ('marker' in part ? <mark key={index}>{part.marker}</mark> : part.text))}
    </div>
  );
}
