import { Braces } from 'lucide-react';
import { useCallback, useId, useRef, useState, type RefObject } from 'react';
import { markersOf } from '../../schema/draft/parameterNotes';
import { announce } from '../../ui/notices/announcer';
import { useEditor } from '../model/EditorContext';
import type { DraftPath } from '../model/paths';
import { setDraftValue } from './setDraftValue';
import styles from './MarkerMenu.module.css';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The next unused marker of the form `[custom_param<N>a]`. */
function nextMarker(used: readonly string[]): string {
  const numbers = used.map((marker) => Number(/\d+/.exec(marker)?.[0] ?? 0));
  return `[custom_param${Math.max(0, ...numbers) + 1}a]`;
}

type MarkerMenuProps = { at: DraftPath; label: string; field: RefObject<TextControl | null> };

/** Inserts a parameter marker at the caret of a field: one that the template contains already, or a new one. */
export function MarkerMenu({ at, label, field }: MarkerMenuProps) {
  const editor = useEditor();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [used, setUsed] = useState<readonly string[]>([]);

  const attach = useCallback(
    (element: HTMLButtonElement | null) => {
      button.current = element;
      return editor.fields.registerMarkerMenu(at, () => element?.click());
    },
    [editor, at],
  );

  function insert(marker: string) {
    const control = field.current;
    if (!control) return;
    const start = control.selectionStart ?? control.value.length;
    const end = control.selectionEnd ?? start;
    const text = `${control.value.slice(0, start)}${marker}${control.value.slice(end)}`;
    setDraftValue(editor, at, text);
    list.current?.hidePopover();
    control.focus();
    control.setSelectionRange(start + marker.length, start + marker.length);
    announce(`Inserted ${marker}.`);
  }

  return (
    <>
      <button
        ref={attach}
        type="button"
        className={styles['button']}
        popoverTarget={id}
        aria-label={`Insert parameter: ${label}`}
      >
        <Braces aria-hidden />
        Parameter
      </button>
      <div
        id={id}
        ref={list}
        popover="auto"
        className={styles['menu']}
        onBeforeToggle={() => setUsed(markersOf(editor.document.get().draft))}
        onToggle={(event) => placeUnder(event.currentTarget, button.current)}
      >
        <p className={styles['words']}>
          A value is put here for each recipient. The form is fixed by the interface.
        </p>
        {[...used, nextMarker(used)].map((marker, index) => (
          <button key={marker} type="button" className={styles['choice']} onClick={() => insert(marker)}>
            <code>{marker}</code>
            {index === used.length && <span>new</span>}
          </button>
        ))}
      </div>
    </>
  );
}

/** Places a menu below its button: the top layer has no parent to lay it out. */
function placeUnder(menu: HTMLElement, button: HTMLElement | null) {
  if (!button) return;
  const { bottom, right } = button.getBoundingClientRect();
  menu.style.top = `${Math.min(bottom + 4, innerHeight - menu.offsetHeight - 8)}px`;
  menu.style.left = `${Math.max(8, right - menu.offsetWidth)}px`;
}
