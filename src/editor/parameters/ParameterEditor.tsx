import { defaultSamplesOf } from '../../schema/draft/samples';
import { takeFocus } from '../../ui/browser/focus';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { useStore } from 'zustand';
import { useEditor } from '../model/EditorContext';
import { removeParameter } from './parameterCommands';
import type { DraftPath } from '../state/paths';
import { onEnter } from './onEnter';
import styles from './ParameterEditor.module.css';
import { ParameterNameInput, SampleInput } from './ParameterInputs';

type ParameterEditorProps = {
  at: DraftPath;
  marker: string;
  onFind: () => void;
  onDone: () => void;
  onRemoved: () => void;
};

/** The name and the sample of one parameter, and its place in a text. What is typed applies at once. */
export function ParameterEditor({ at, marker, onFind, onDone, onRemoved }: ParameterEditorProps) {
  const editor = useEditor();
  const standIn = useStore(
    editor.document,
    ({ draft, parameters }) => defaultSamplesOf(parameters.names, 'typical', draft)[marker],
  );
  return (
    <div className={styles.editor}>
      <Field label="Name" required hint="The same in every text of this template.">
        {(control) => (
          <ParameterNameInput
            {...control}
            ref={takeFocus}
            editor={editor}
            marker={marker}
            onKeyDown={onEnter(onDone)}
          />
        )}
      </Field>
      <Field label="Sample value" hint="What the phone here shows. It is never sent.">
        {(control) => (
          <SampleInput
            {...control}
            editor={editor}
            marker={marker}
            set="typical"
            standIn={standIn}
            onKeyDown={onEnter(onDone)}
          />
        )}
      </Field>
      <p className={styles.sent}>
        Sent as <code>{marker}</code>
      </p>
      <div className={styles.end}>
        <Button size="small" look="quiet" onClick={onFind}>
          Find in the text
        </Button>
        <Button
          size="small"
          look="quiet"
          onClick={() => {
            removeParameter(editor, at, marker);
            onRemoved();
          }}
        >
          Remove
        </Button>
        <Button size="small" look="primary" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
