import { ImageDown, MessageSquarePlus, RotateCcw, Settings2, Braces } from 'lucide-react';
import type { SampleChoice } from '../../editor/samples/SamplesPane';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import type { StoreApi } from 'zustand/vanilla';
import { systemNames, type Theme } from '../../preview/model/options';
import { Button, IconButton } from '../../ui/controls/Button';
import { Disclosure } from '../../ui/controls/Disclosure';
import { Segments } from '../../ui/controls/Segments';
import { lazyPart } from '../../ui/loading/lazyPart';
import type { Simulator } from '../../workspace/simulator';
import type { ChangeView, ViewOptions } from '../../workspace/draftScreen';
import styles from './PhoneToolbar.module.css';
import { ShownView } from '../views/ShownView';
import { useStore } from 'zustand';
import { useMarkers } from '../samples/useShownSamples';

const PhoneSettings = lazyPart(async () => (await import('./PhoneSettings')).PhoneSettings);

type PhoneToolbarProps = {
  view: ViewOptions;
  theme: Theme;
  /** Label of the mode in which a click leads to the field of a part. */
  selectLabel: string;
  editor: TemplateEditor;
  simulator: Simulator;
  samples: StoreApi<SampleChoice>;
  onChange: ChangeView;
  onSavePicture: () => void;
};

export const phoneChoices: { value: ViewOptions['phones']; label: string }[] = [
  { value: 'android', label: systemNames.android },
  { value: 'ios', label: systemNames.ios },
  { value: 'both', label: 'Both' },
];

/** The choice of phones, the meaning of a click, and the settings of the phones, in one line if there is room. */
export function PhoneToolbar(props: PhoneToolbarProps) {
  const { view, theme, selectLabel, editor, simulator, samples, onChange, onSavePicture } = props;
  return (
    <>
      <div className={styles.place}>
        <div className={styles.tools}>
          <Segments<ViewOptions['phones']>
            legend="Phones"
            quietLegend
            inline
            choices={phoneChoices}
            value={view.phones}
            onChange={(phones) => onChange({ phones })}
          />
          <Segments<ViewOptions['mode']>
            legend="When you tap the phone"
            quietLegend
            inline
            choices={[
              { value: 'select', label: selectLabel },
              { value: 'try', label: 'Try' },
            ]}
            value={view.mode}
            onChange={(mode) => onChange({ mode })}
          />
          <div className={styles.size}>
            <Segments<'fit' | '100'>
              legend="Preview size"
              quietLegend
              inline
              choices={[
                { value: 'fit', label: 'Fit' },
                { value: '100', label: '100%' },
              ]}
              value={view.scale === 'fit' || view.scale === '100' ? view.scale : undefined}
              onChange={(scale) => onChange({ scale })}
            />
          </div>
          <ShownView aria-label="Phone view" view={view} onChange={onChange} className={styles.shown} />
          <div className={styles.icons}>
            <SampleSwitch editor={editor} choice={samples} />
            <Disclosure
              className={styles.more}
              summary={
                <>
                  <Settings2 aria-hidden />
                  <span>Phone settings</span>
                </>
              }
              isFloating
            >
              {() => <PhoneSettings view={view} theme={theme} simulator={simulator} onChange={onChange} />}
            </Disclosure>
            <IconButton label="Save picture" onClick={onSavePicture}>
              <ImageDown aria-hidden />
            </IconButton>
          </div>
        </div>
      </div>
      {view.mode === 'try' && <TryTools simulator={simulator} />}
    </>
  );
}

function TryTools({ simulator }: { simulator: Simulator }) {
  return (
    <div className={styles.trying}>
      <p className={styles.remark}>Tap buttons as on a real phone. Nothing is sent.</p>
      <Button
        size="small"
        icon={<MessageSquarePlus aria-hidden />}
        onClick={() => simulator.onBoth({ type: 'agentMessage' })}
      >
        Add a later message
      </Button>
      <Button
        size="small"
        icon={<RotateCcw aria-hidden />}
        onClick={() => simulator.onBoth({ type: 'reset' })}
      >
        Reset
      </Button>
    </div>
  );
}

type SampleSwitchProps = { editor: TemplateEditor; choice: StoreApi<SampleChoice> };

/** Whether the phones show the parameters themselves instead of samples. Hidden for a template without parameters. */
function SampleSwitch({ editor, choice }: SampleSwitchProps) {
  const hasParameters = useMarkers(editor) !== '';
  const shown = useStore(choice, (value) => value.shown);
  if (!hasParameters) return null;
  return (
    <IconButton
      label="Show personal fields instead of sample values"
      className={styles.switch}
      aria-pressed={shown === undefined}
      onClick={() => choice.setState({ shown: shown === undefined ? 'typical' : undefined }, true)}
    >
      <Braces aria-hidden />
    </IconButton>
  );
}
