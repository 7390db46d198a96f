import type { DraftPath } from '../../schema/draft/draft';
import { Braces } from 'lucide-react';
import { useCallback, useRef, useState, type RefObject } from 'react';
import { FieldTool } from '../../ui/controls/Field';
import { useEditor } from '../model/EditorContext';
import { lazyPart } from '../../ui/loading/lazyPart';

const ParameterPopover = lazyPart(async () => (await import('./ParameterPicker')).ParameterPopover, null);

type TextControl = HTMLInputElement | HTMLTextAreaElement;

type MarkerMenuProps = { at: DraftPath; label: string; field: RefObject<TextControl | null> };

/** Inserts a parameter at the caret of a field: one that the template has already, or a new one. */
export function MarkerMenu({ at, label, field }: MarkerMenuProps) {
  const editor = useEditor();
  const button = useRef<HTMLButtonElement>(null);
  const [range, setRange] = useState<readonly [start: number, end: number]>();
  // A press on the button closes an open popover and must not open it again.
  const wasOpen = useRef(false);

  const attach = useCallback(
    (element: HTMLButtonElement | null) => {
      button.current = element;
      return element ? editor.focus.register(at, element, 'parameters') : undefined;
    },
    [editor, at],
  );

  function open() {
    const control = field.current;
    if (!control || wasOpen.current) {
      wasOpen.current = false;
      return;
    }
    const { value, selectionStart, selectionEnd } = control;
    // A field that nobody has been in has its caret at the start; a parameter is meant for the end there.
    const wasHere = editor.selection.getState().path === at;
    const start = wasHere ? (selectionStart ?? value.length) : value.length;
    setRange([start, wasHere ? (selectionEnd ?? start) : start]);
  }

  return (
    <>
      <FieldTool
        ref={attach}
        aria-label={`Add personal field: ${label}`}
        aria-haspopup="dialog"
        aria-expanded={range !== undefined}
        onPointerDown={() => {
          wasOpen.current = range !== undefined;
        }}
        onClick={open}
      >
        <Braces aria-hidden />
        Add personal field
      </FieldTool>
      {range && (
        <ParameterPopover
          at={at}
          label={`Add personal field: ${label}`}
          range={range}
          anchor={() => button.current}
          onClose={() => setRange(undefined)}
          onInserted={(caret) => {
            setRange(undefined);
            field.current?.focus();
            field.current?.setSelectionRange(caret, caret);
          }}
        />
      )}
    </>
  );
}
