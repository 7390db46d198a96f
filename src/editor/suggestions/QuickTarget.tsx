import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '../../ui/controls/Field';
import { TextInput } from '../../ui/controls/Input';
import { useEditor } from '../model/EditorContext';
import type { SuggestionPath } from '../state/paths';
import { giveTarget, isPlainLink } from './changeKind';

/**
 * The target of a quick reply, which has none yet: a link or a number typed here makes the button open or call it.
 * The field of that kind then takes the text, and the focus if the person is still typing.
 */
export function QuickTarget({ at, list }: { at: SuggestionPath; list: string }) {
  const editor = useEditor();
  const [typed, setTyped] = useState('');

  function take(text: string) {
    return text.trim() === '' ? undefined : giveTarget(editor, at, text);
  }
  function takeTyped(text: string) {
    const path = take(text);
    if (path === undefined) return;
    editor.focus.focusSpot(path, 'field', 'nearest');
    const field = document.activeElement;
    if (field instanceof HTMLInputElement) field.setSelectionRange(text.length, text.length);
  }
  /** The other fields of a quick reply go with it: a focus on its way to one of them stays with the text. */
  function leave(next: Element | null) {
    const path = flushSync(() => take(typed));
    if (path !== undefined && next?.isConnected === false) editor.focus.focusSpot(path, 'field', 'nearest');
  }
  return (
    <Field
      label="Link or phone number"
      hint="Leave empty for a quick reply, which sends the button text to you."
    >
      <TextInput
        dir="ltr"
        inputMode="url"
        spellCheck={false}
        placeholder="https://… or +91…"
        value={typed}
        onChange={({ target, nativeEvent }) => {
          setTyped(target.value);
          const { isComposing } = nativeEvent as InputEvent;
          if (!isComposing && isPlainLink(target.value)) takeTyped(target.value);
        }}
        onBlur={({ relatedTarget }) => leave(relatedTarget)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          // Adding the next button moves the focus, which takes this text.
          editor.focus.focusSpot(list, 'add');
        }}
      />
    </Field>
  );
}
