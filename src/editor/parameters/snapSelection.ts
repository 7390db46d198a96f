import { findMarkers } from '../../schema/values/markers';

/** A caret (`start` is `end`) or a selection, in UTF-16 code units. */
export type TextRange = { start: number; end: number };

/**
 * The selection with no edge inside a marker. An edge that was moved by keys from `last` goes on in its direction to
 * the marker's other side. Without `last`, as after a click, a caret goes to the nearer side, and a selection grows.
 */
export function snapSelection(text: string, now: TextRange, last: TextRange | undefined): TextRange {
  const markers = findMarkers(text);
  const isCaret = now.start === now.end;
  const snapped = (edge: 'start' | 'end') => {
    const at = now[edge];
    const marker = markers.find(({ start, end }) => start < at && at < end);
    if (!marker) return at;
    if (last && last[edge] !== at) return last[edge] < at ? marker.end : marker.start;
    if (!isCaret) return marker[edge];
    return at - marker.start < marker.end - at ? marker.start : marker.end;
  };
  const start = snapped('start');
  return { start, end: isCaret ? start : Math.max(start, snapped('end')) };
}
