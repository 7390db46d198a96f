import type { DraftPath } from '../../schema/draft/draft';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { valueAt } from '../../lib/path';
import { writeSetValue } from '../../schema/sets/setValues';
import { maxParameterName, nameOfParameter, tidyParameterName } from '../../schema/draft/parameterNotes';
import { nextMarker, knownMarkers } from '../../schema/parameters/parameters';
import { defaultSample } from '../../schema/draft/sampleDefaults';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { TextInput } from '../../ui/controls/Input';
import { takeFocus } from '../../ui/browser/focus';
import { useEditor } from '../model/EditorContext';
import { insertParameter, insertSetValue, nameParameter, setSample, parametersOf } from './parameterCommands';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import styles from './parameters.module.css';
import { Popover } from '../../ui/menu/Popover';
import { maxSampleValue, type SampleSet } from '../../schema/draft/sampleSets';
import { useStore } from 'zustand';
import type { TemplateEditor } from '../model/TemplateEditor';

const commonNames = ['Customer name', 'Order number', 'Date', 'Amount', 'Code'];

type ParameterPickerProps = {
  at: DraftPath;
  /** The selected part of the text, which the parameter replaces. */
  range: readonly [start: number, end: number];
  /** `caret`: the place after the parameter. */
  onInserted: (caret: number) => void;
};

/** A space if the parameter follows the last word of the text: a value is a word of its own. */
function leadOf(text: string, start: number): string {
  return start === text.length && /[\p{L}\p{N}]$/u.test(text) ? ' ' : '';
}

/** Asks which parameter to insert: one of the template, a common one, or a new name with a sample. */
function ParameterPicker({ at, range: [start, end], onInserted }: ParameterPickerProps) {
  const editor = useEditor();
  const [state] = useState(() => editor.document.getState());
  const text = valueAt(state.draft, at);
  const selected = typeof text === 'string' ? text.slice(start, end).trim() : '';
  const [name, setName] = useState('');
  const [sample, typeSample] = useState(selected);
  const known = parametersOf(state);
  const isAddress = at.endsWith('.url');
  const taken = new Set(known.map((parameter) => parameter.name.toLowerCase()));
  const proposed = [...(isAddress ? ['Link part'] : []), ...commonNames].filter(
    (common) => !taken.has(common.toLowerCase()),
  );
  const next = nextMarker(knownMarkers(state));

  const lead = /url$/i.test(at) || typeof text !== 'string' ? '' : leadOf(text, start);
  function finish(written: string | undefined) {
    if (written !== undefined) onInserted(start + lead.length + written.length);
  }
  const insert = (chosen: string, value = '') =>
    finish(insertParameter(editor, { at, start, end, lead, name: chosen, sample: value }));
  const insertTyped = () => insert(name, sample.trim());
  const columns = (state.set?.sheet?.columns ?? []).filter(({ use }) => use.kind === 'value');
  const insertColumn = (column: string) =>
    finish(insertSetValue(editor, { at, start, end, lead, name: column }));
  return (
    <div className={layout.tightStack}>
      {known.length > 0 && (
        <div className={styles.known} role="group" aria-label="In this template">
          <p className={words.note}>In this template</p>
          {known.map((parameter) => (
            <button
              key={parameter.marker}
              type="button"
              className={styles.choice}
              onClick={() => insert(parameter.name)}
            >
              <span>{parameter.name}</span>
              <span className={words.note} dir="auto">
                {parameter.sample}
              </span>
              <code data-technical>{parameter.marker}</code>
            </button>
          ))}
        </div>
      )}
      {columns.length > 0 && (
        <div className={styles.chips} role="group" aria-label="From the rows of the sheet">
          <p className={words.note}>From the sheet. Each template gets the value of its row.</p>
          {columns.map((column) => (
            <Button key={column.id} size="small" onClick={() => insertColumn(column.name)}>
              {writeSetValue(column.name)}
            </Button>
          ))}
        </div>
      )}
      <Field label="Field name" required hint="Each customer gets their own value here.">
        <TextInput
          ref={takeFocus}
          onKeyDown={onEnter(insertTyped)}
          value={name}
          maxLength={maxParameterName}
          placeholder={nameOfParameter(next, {})}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <div className={styles.chips} role="group" aria-label="Common personal fields">
        {proposed.map((common) => (
          <Button key={common} size="small" onClick={() => insert(common, selected)}>
            {common}
          </Button>
        ))}
      </div>
      <Field label="Sample value" hint="Shown in the preview. Never sent.">
        <TextInput
          dir="auto"
          onKeyDown={onEnter(insertTyped)}
          value={sample}
          placeholder={defaultSample('typical', {
            name: name.trim() === '' ? undefined : name,
            isInAddress: isAddress,
            index: known.length,
          })}
          onChange={({ target }) => typeSample(target.value)}
        />
      </Field>
      <div className={`${layout.row} ${styles.end}`}>
        <code data-technical>{next}</code>
        <Button variant="primary" size="small" onClick={insertTyped}>
          Insert
        </Button>
      </div>
    </div>
  );
}

type ParameterPopoverProps = Omit<ComponentProps<typeof Popover>, 'children'> &
  ComponentProps<typeof ParameterPicker>;

/** The picker of parameters under its button. */
export function ParameterPopover({ at, range, onInserted, ...popover }: ParameterPopoverProps) {
  return (
    <Popover {...popover}>
      <ParameterPicker at={at} range={range} onInserted={onInserted} />
    </Popover>
  );
}

type OwnProps = { editor: TemplateEditor; marker: string };
type InputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'>;

/** The name of a parameter. Each key names it, so the chips and lists follow. */
export function ParameterNameInput({ editor, marker, ...rest }: OwnProps & InputProps) {
  const name = useStore(editor.document, ({ parameters: { names } }) => names[marker]?.name ?? '');
  // A blank at the end is not part of the name, and is there while the next word is typed.
  const [typed, setTyped] = useState(name);
  return (
    <TextInput
      {...rest}
      value={tidyParameterName(typed) === name ? typed : name}
      maxLength={maxParameterName}
      placeholder={nameOfParameter(marker, {})}
      onChange={({ target }) => {
        setTyped(target.value);
        nameParameter(editor, marker, target.value);
      }}
    />
  );
}

/** The sample of a parameter in one set. `standIn`: the value that is shown without one. */
export function SampleInput({
  editor,
  marker,
  set,
  standIn,
  ...rest
}: OwnProps & InputProps & { set: SampleSet; standIn: string | undefined }) {
  const value = useStore(editor.document, ({ parameters: { samples } }) => samples[set]?.[marker] ?? '');
  return (
    <TextInput
      {...rest}
      dir="auto"
      value={value}
      maxLength={maxSampleValue}
      placeholder={standIn}
      onChange={({ target }) => setSample(editor, marker, set, target.value)}
    />
  );
}

/** Enter in a text acts as the popover's main button: a form cannot stand in the form of the template. */
export function onEnter(act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
}
