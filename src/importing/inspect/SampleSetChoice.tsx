import { sampleSetNames } from '../../schema/draft/sampleSetNames';
import { sampleSets } from '../../schema/draft/sampleSets';
import { Field } from '../../ui/controls/Field';
import { Select } from '../../ui/controls/Input';
import { useStore } from 'zustand';
import { useMarkers } from '../../phones/samples/useShownSamples';
import type { OpenToRead } from '../../workspace/openToRead';

const choices = sampleSets.map((value) => ({ value, label: sampleSetNames[value] }));

/** The values in place of the parameters. Only a message with parameters has it. */
export function SampleSetChoice({ open: { editor, samples } }: { open: OpenToRead }) {
  const hasParameters = useMarkers(editor) !== '';
  const shown = useStore(samples, (value) => value.shown);
  if (!hasParameters) return null;
  return (
    <Field label="Samples" required inline>
      {({ id }) => (
        <Select
          id={id}
          blank="None: show the parameters"
          choices={choices}
          value={shown ?? ''}
          onChange={({ target: { value } }) =>
            samples.setState({ shown: sampleSets.find((set) => set === value) }, true)
          }
        />
      )}
    </Field>
  );
}
