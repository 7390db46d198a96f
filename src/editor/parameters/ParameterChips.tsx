import type { DraftPath } from '../../schema/draft/draft';
import { useMemo, useRef, useState, type RefObject } from 'react';
import { nameOfParameter } from '../../schema/draft/parameterNotes';
import { samplesOf } from '../../schema/draft/samples';
import { findMarkers } from '../../schema/values/markers';
import { elementRef } from '../../ui/browser/focus';
import { useStore } from 'zustand';
import { useEditor } from '../model/EditorContext';
import styles from './parameters.module.css';
import { lazyPart } from '../../ui/loading/lazyPart';

const ParameterEditor = lazyPart(async () => (await import('./ParameterEditor')).ParameterEditor, null);

type TextControl = HTMLInputElement | HTMLTextAreaElement;
type ParameterChipsProps = {
  at: DraftPath;
  label: string;
  text: string;
  field: RefObject<TextControl | null>;
};

/** The parameters of a text by their names. A press on one edits its name and sample, or finds it in the text. */
export function ParameterChips({ at, label, text, field }: ParameterChipsProps) {
  const markers = [...new Set(findMarkers(text).map(({ marker }) => marker))];
  const editor = useEditor();
  const notes = useStore(editor.document, ({ parameters }) => parameters);
  const { names } = notes;
  const inText = markers.join();
  // The values of the phone. Only another parameter or sample changes them: typing does not read the draft.
  const samples = useMemo(
    () => (inText === '' ? {} : samplesOf(notes, 'typical', editor.document.getState().draft)),
    [editor, notes, inText],
  );
  // A parameter without a name may have any value.
  const hasSample = (marker: string) => Object.hasOwn(names, marker) || notes.samples.typical?.[marker];
  const isReadOnly = useStore(editor.document.readOnly);
  const [edited, setEdited] = useState<string>();
  const [chips] = useState(() => new Map<string, HTMLElement>());
  // A press on the chip closes its open popover and must not open it again.
  const wasOpen = useRef<string>(undefined);

  function find(marker: string) {
    const control = field.current;
    const start = control?.value.indexOf(marker) ?? -1;
    setEdited(undefined);
    control?.focus();
    if (start >= 0) control?.setSelectionRange(start, start + marker.length);
  }
  return (
    <>
      <ul className={styles.chips} aria-label={`Personal fields: ${label}`}>
        {markers.map((marker) => (
          <li key={marker}>
            <button
              ref={elementRef(chips, marker)}
              type="button"
              className={styles.chip}
              aria-haspopup="dialog"
              aria-expanded={edited === marker}
              disabled={isReadOnly}
              onPointerDown={() => {
                wasOpen.current = edited;
              }}
              onClick={() => {
                setEdited(wasOpen.current === marker ? undefined : marker);
                wasOpen.current = undefined;
              }}
            >
              <span className={styles.name}>{nameOfParameter(marker, names)}</span>
              {hasSample(marker) && (
                <span className={styles.sample} dir="auto">
                  {samples[marker]}
                </span>
              )}
              <code data-technical>{marker}</code>
            </button>
          </li>
        ))}
      </ul>
      {edited !== undefined && markers.includes(edited) && (
        <ParameterEditor
          key={edited}
          label={`Personal field: ${nameOfParameter(edited, names)}`}
          anchor={() => chips.get(edited) ?? null}
          onClose={() => setEdited((now) => (now === edited ? undefined : now))}
          at={at}
          marker={edited}
          onFind={() => find(edited)}
          onDone={() => {
            chips.get(edited)?.focus();
            setEdited(undefined);
          }}
          onRemoved={() => {
            setEdited(undefined);
            field.current?.focus();
          }}
        />
      )}
    </>
  );
}
