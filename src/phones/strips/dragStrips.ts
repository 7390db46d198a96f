import { stripAround, zoomOf } from './stripScroll';

/** Px that a press may move and still be a click. */
const maxClickMove = 4;

/**
 * Lets a mouse drag the strips of cards and buttons within an element, as a finger does. A press that dragged is no
 * click. Returns the function that stops it.
 */
export function dragStrips(phones: HTMLElement): () => void {
  const stopped = new AbortController();
  let hasDragged = false;

  function press(event: PointerEvent) {
    hasDragged = false;
    const strip = stripAround(event.target);
    if (!strip || event.pointerType !== 'mouse' || event.button !== 0) return;
    const [startX, startScroll, zoom] = [event.clientX, strip.scrollLeft, zoomOf(strip)];
    const released = new AbortController();
    const signal = AbortSignal.any([stopped.signal, released.signal]);
    window.addEventListener(
      'pointermove',
      ({ clientX, buttons }) => {
        if (buttons === 0) {
          released.abort();
          return;
        }
        const moved = clientX - startX;
        hasDragged ||= Math.abs(moved) > maxClickMove;
        if (hasDragged) strip.scrollLeft = startScroll - moved / zoom;
      },
      { signal },
    );
    for (const end of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(end, () => released.abort(), { signal });
  }
  function ignoreClickOfDrag(event: MouseEvent) {
    if (hasDragged) {
      event.stopPropagation();
      event.preventDefault();
    }
    hasDragged = false;
  }
  phones.addEventListener('pointerdown', press, { signal: stopped.signal });
  phones.addEventListener('click', ignoreClickOfDrag, { signal: stopped.signal, capture: true });
  return () => stopped.abort();
}
