import { snapSelection, type TextRange } from './snapSelection';
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
