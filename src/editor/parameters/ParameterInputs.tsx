import { useState, type ComponentProps } from 'react';
import { maxParameterName, nameOfParameter, tidyParameterName } from '../../schema/draft/parameterNames';
import { maxSampleValue, type SampleSet } from '../../schema/draft/sampleSets';
import { TextInput } from '../../ui/controls/Input';
import { useStore } from 'zustand';
import { nameParameter, setSample } from './parameterCommands';
import type { TemplateEditor } from '../model/TemplateEditor';

type OwnProps = { editor: TemplateEditor; marker: string };
type InputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'>;

/** The name of a parameter. Each key names it, so the chips and lists follow. */
export function ParameterNameInput({ editor, marker, ...rest }: OwnProps & InputProps) {
  const name = useStore(editor.document.parameters, ({ names }) => names[marker]?.name ?? '');
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
  const value = useStore(editor.document.parameters, ({ samples }) => samples[set]?.[marker] ?? '');
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
