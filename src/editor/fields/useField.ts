import { useMemo, type ChangeEvent, type FocusEvent } from 'react';
import type { RegisteredField } from '../model/fieldBinding';
import { useEditor } from '../model/EditorContext';
import type { DraftPath } from '../state/paths';

type FieldOptions = {
  /** The empty choice of a list removes the field. */
  blankIsAbsent?: boolean;
  /** The entry whose first field this is. The field takes the focus when the entry is added. */
  firstOf?: string | undefined;
};

type BoundField<Control extends HTMLElement> = Pick<RegisteredField, 'name'> & {
  onChange: (event: ChangeEvent<Control>) => void;
  onBlur: (event: FocusEvent<Control>) => void;
  /** The ref of the input. */
  attach: (control: Control | null) => (() => void) | undefined;
};

/** Binds an input to a field of the draft: its value, its focus, and the validation when the person leaves it. */
export function useField<Control extends HTMLElement>(
  at: DraftPath,
  { blankIsAbsent = false, firstOf }: FieldOptions = {},
): BoundField<Control> {
  const { fields, focus, diagnostics, offers } = useEditor();
  return useMemo(() => {
    const { ref, name, onChange, onBlur } = fields.register(at, { blankIsAbsent });
    return {
      name,
      onChange(event) {
        void onChange(event);
        if (isPasted(event)) offers.finish(at);
      },
      onBlur(event) {
        void onBlur(event);
        offers.finish(at);
        diagnostics.reveal(at);
      },
      attach(control) {
        if (!control) return undefined;
        ref(control);
        const releases = [focus.register(at, control), offers.register(at)];
        if (firstOf !== undefined) releases.push(focus.register(firstOf, control, 'first'));
        return () => {
          for (const release of releases) release();
          ref(null);
        };
      },
    };
  }, [fields, focus, diagnostics, offers, at, blankIsAbsent, firstOf]);
}

/** Whether a text came from the clipboard or by a drop, so that it is complete. */
function isPasted({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof InputEvent && /^insertFrom(?:Paste|Drop)/.test(nativeEvent.inputType);
}
