import { findMarkers } from '../../schema/values/markers';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Makes each marker of a text act as one character, as its chip hides the characters: the caret passes over it, and
 * one key deletes it. Returns a function that stops it.
 */
export function keepMarkersWhole(control: TextControl): () => void {
  let last = rangeOf(control);
  let isPointing = false;

  function snap(isByKey: boolean) {
    if (isPointing || document.activeElement !== control) return;
    const now = rangeOf(control);
    const next = snapSelection(control.value, now, isByKey ? last : undefined);
    last = next;
    if (next.start !== now.start || next.end !== now.end)
      control.setSelectionRange(next.start, next.end, control.selectionDirection ?? 'none');
  }
  function startPointing() {
    isPointing = true;
  }
  function endPointing() {
    if (!isPointing) return;
    isPointing = false;
    snap(false);
  }
  function deleteWhole(event: InputEvent) {
    const { inputType } = event;
    const { start, end } = rangeOf(control);
    if (start !== end || !inputType.startsWith('delete')) return;
    const side = inputType.endsWith('Backward') ? 'end' : inputType.endsWith('Forward') ? 'start' : undefined;
    const marker = side && findMarkers(control.value).find((found) => found[side] === start);
    if (!marker || !event.cancelable) return;
    event.preventDefault();
    control.setRangeText('', marker.start, marker.end, 'end');
    control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
  }

  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('selectionchange', () => snap(true), { signal });
  control.addEventListener('pointerdown', startPointing, { signal });
  window.addEventListener('pointerup', endPointing, { signal });
  window.addEventListener('pointercancel', endPointing, { signal });
  control.addEventListener('beforeinput', deleteWhole as EventListener, { signal });
  return () => listening.abort();
}

function rangeOf({ selectionStart, selectionEnd }: TextControl): TextRange {
  return { start: selectionStart ?? 0, end: selectionEnd ?? 0 };
}

/** A caret (`start` is `end`) or a selection, in UTF-16 code units. */
type TextRange = { start: number; end: number };

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
