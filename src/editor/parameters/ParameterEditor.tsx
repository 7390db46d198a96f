import type { ComponentProps } from 'react';
import type { DraftPath } from '../../schema/draft/draft';
import { defaultSamplesOf } from '../../schema/draft/samples';
import { takeFocus } from '../../ui/browser/focus';
import { Popover } from '../../ui/menu/Popover';
import { useStore } from 'zustand';
import { useEditor } from '../model/EditorContext';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import styles from './parameters.module.css';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { removeParameter } from './parameterCommands';
import { onEnter, ParameterNameInput, SampleInput } from './ParameterPicker';

type ParameterEditorProps = Omit<ComponentProps<typeof Popover>, 'children'> & ParameterFormProps;

/** The popover of one parameter, under its chip. */
export function ParameterEditor({ at, marker, onFind, onDone, onRemoved, ...popover }: ParameterEditorProps) {
  return (
    <Popover {...popover}>
      <ParameterForm at={at} marker={marker} onFind={onFind} onDone={onDone} onRemoved={onRemoved} />
    </Popover>
  );
}

type ParameterFormProps = {
  at: DraftPath;
  marker: string;
  onFind: () => void;
  onDone: () => void;
  onRemoved: () => void;
};

/** The name and the sample of one parameter, and its place in a text. What is typed applies at once. */
function ParameterForm({ at, marker, onFind, onDone, onRemoved }: ParameterFormProps) {
  const editor = useEditor();
  const standIn = useStore(
    editor.document,
    ({ draft, parameters }) => defaultSamplesOf(parameters.names, 'typical', draft)[marker],
  );
  return (
    <div className={layout.tightStack}>
      <Field label="Name" required hint="Used everywhere in this template.">
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
      <Field label="Sample value" hint="Shown in the preview. Never sent.">
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
      <p className={words.note} data-technical>
        Sent as <code>{marker}</code>
      </p>
      <div className={`${layout.row} ${styles.end}`}>
        <Button size="small" variant="quiet" onClick={onFind}>
          Find in text
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            removeParameter(editor, at, marker);
            onRemoved();
          }}
        >
          Remove
        </Button>
        <Button size="small" variant="primary" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
