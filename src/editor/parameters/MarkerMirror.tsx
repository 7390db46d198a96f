import { useCallback, type RefObject } from 'react';
import { nameOfParameter } from '../../schema/draft/parameterNotes';
import { splitAtMarkers } from '../../schema/values/markers';
import { useStore } from 'zustand';
import { useEditor } from '../model/EditorContext';
import { keepMarkersWhole } from './keepMarkersWhole';
import styles from './parameters.module.css';

type MarkerMirrorProps = {
  text: string;
  long: boolean;
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
};

/**
 * Covers each marker of a text field by a chip with its name. Lies over the field with the same text in the same type;
 * only the chips show. With API names on, the markers themselves show.
 */
export function MarkerMirror({ text, long, field }: MarkerMirrorProps) {
  const parts = splitAtMarkers(text);
  const { document } = useEditor();
  const names = useStore(document, ({ parameters }) => parameters.names);
  const attach = useCallback(
    (mirror: HTMLElement | null) => {
      if (!mirror || !field.current) return undefined;
      const stops = [followControl(mirror, field.current), keepMarkersWhole(field.current)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [field],
  );
  return (
    <div ref={attach} aria-hidden className={long ? styles.long : styles.short} dir="auto">
      {parts.map((part, index) =>
        'marker' in part ? (
          <mark key={index} data-name={nameOfParameter(part.marker, names)}>
            {part.marker}
          </mark>
        ) : (
          part.text
        ),
      )}
      {/* The field shows an empty last line; the mirror would drop it. */}
      {long && '\u200b'}
    </div>
  );
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** CSS px of the borders of a control, left and right together. */
const borders = 2;

/** Keeps a mirror over the text of its control when that scrolls. Returns a function that stops it. */
function followControl(mirror: HTMLElement, control: TextControl): () => void {
  let gutter = 0;

  function follow() {
    // A scrollbar makes the text narrower.
    const next = Math.max(0, control.offsetWidth - control.clientWidth - borders);
    if (next !== gutter) mirror.style.inlineSize = `calc(100% - ${borders + next}px)`;
    gutter = next;
    mirror.scrollTop = control.scrollTop;
    mirror.scrollLeft = control.scrollLeft;
  }
  const listening = new AbortController();
  const { signal } = listening;
  control.addEventListener('scroll', follow, { signal, passive: true });
  // An input of one line scrolls with its caret and sends no event for it in some browsers.
  document.addEventListener('selectionchange', follow, { signal });
  control.addEventListener('blur', follow, { signal });
  follow();
  return () => listening.abort();
}
