import { Braces } from 'lucide-react';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import type { SampleChoice } from '../../editor/panes/SamplesPane';
import type { Store } from '../../lib/createStore';
import { IconButton } from '../../ui/controls/Button';
import { useStore } from '../../ui/useStore';
import styles from './PhoneToolbar.module.css';
import { useMarkers } from '../samples/useShownSamples';

type SampleSwitchProps = { editor: TemplateEditor; choice: Store<SampleChoice> };

/** Whether the phones show the parameters themselves instead of samples. Only a template with parameters has it. */
export function SampleSwitch({ editor, choice }: SampleSwitchProps) {
  const hasParameters = useMarkers(editor) !== '';
  const shown = useStore(choice, (value) => value.shown);
  if (!hasParameters) return null;
  return (
    <IconButton
      label="Show parameters instead of samples"
      className={styles.switch}
      aria-pressed={shown === undefined}
      onClick={() => choice.set({ shown: shown === undefined ? 'typical' : undefined })}
    >
      <Braces aria-hidden />
    </IconButton>
  );
}
