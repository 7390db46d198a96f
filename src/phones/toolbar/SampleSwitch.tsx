import { Braces } from 'lucide-react';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import type { SampleChoice } from '../../editor/samples/SamplesPane';
import type { StoreApi } from 'zustand/vanilla';
import { IconButton } from '../../ui/controls/Button';
import { useStore } from 'zustand';
import styles from './PhoneToolbar.module.css';
import { useMarkers } from '../samples/useShownSamples';

type SampleSwitchProps = { editor: TemplateEditor; choice: StoreApi<SampleChoice> };

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
      onClick={() => choice.setState({ shown: shown === undefined ? 'typical' : undefined }, true)}
    >
      <Braces aria-hidden />
    </IconButton>
  );
}
