import { Braces } from 'lucide-react';
import { useId, useRef, useState, type RefObject } from 'react';
import { markersOf } from '../../schema/draft/samples';
import { announce } from '../../ui/notices/announcer';
import { setDraftValue } from '../model/createTemplateEditor';
import { useEditor } from '../model/EditorContext';
import type { DraftPath } from '../../schema/draft/draft';
import styles from './MarkerMenu.module.css';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The first marker of the form `[custom_param<N>a]` that the draft does not hold yet. */
function nextMarker(used: readonly string[]): string {
  const numbers = used.map((marker) => Number(/\d+/.exec(marker)?.[0] ?? 0));
  return `[custom_param${Math.max(0, ...numbers) + 1}a]`;
}

type MarkerMenuProps = { at: DraftPath; label: string; field: RefObject<TextControl | null> };

/** Puts a parameter marker at the caret of the field of that label: one that the template has, or a new one. */
export function MarkerMenu({ at, label, field }: MarkerMenuProps) {
  const editor = useEditor();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [used, setUsed] = useState<readonly string[]>([]);

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
        onBeforeToggle={() => setUsed(markersOf(editor.draft.get()))}
        onToggle={(event) => placeUnder(event.currentTarget)}
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

/** The top layer has no parent to stand under: the measured place of the button decides. */
function placeUnder(menu: HTMLElement) {
  const button = document.querySelector(`[popovertarget="${menu.id}"]`);
  if (!button) return;
  const { bottom, right } = button.getBoundingClientRect();
  menu.style.top = `${Math.min(bottom + 4, innerHeight - menu.offsetHeight - 8)}px`;
  menu.style.left = `${Math.max(8, right - menu.offsetWidth)}px`;
}
