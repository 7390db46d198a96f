import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import type { SampleChoice } from '../../editor/panes/SamplesPane';
import type { Store } from '../../lib/createStore';
import { Segments } from '../../ui/controls/Segments';
import { useStore } from '../../ui/useStore';
import { useMarkers } from './useShownSamples';

type SampleSwitchProps = { editor: TemplateEditor; choice: Store<SampleChoice> };

/** Whether the phones show samples or the parameters themselves. Only a template with parameters has it. */
export function SampleSwitch({ editor, choice }: SampleSwitchProps) {
  const hasParameters = useMarkers(editor) !== '';
  const shown = useStore(choice, (value) => value.shown);
  if (!hasParameters) return null;
  return (
    <Segments<'samples' | 'parameters'>
      legend="Show"
      quietLegend
      inline
      choices={[
        { value: 'samples', label: 'Samples' },
        { value: 'parameters', label: 'Parameters' },
      ]}
      value={shown === undefined ? 'parameters' : 'samples'}
      onChange={(next) => choice.set({ shown: next === 'samples' ? (shown ?? 'typical') : undefined })}
    />
  );
}
