import type { Theme } from '../../preview/model/options';
import { Checkbox } from '../../ui/controls/Checkbox';
import { Field } from '../../ui/controls/Field';
import { Select, type Choice } from '../../ui/controls/Input';
import { Segments } from '../../ui/controls/Segments';
import { useStore } from '../../ui/useStore';
import type { Simulator } from '../session/simulator';
import type { ChangeView, ViewOptions } from '../session/viewOptions';
import styles from './PhoneSettings.module.css';
import { widthsOf } from './widthsOf';

type PhoneSettingsProps = {
  view: ViewOptions;
  theme: Theme;
  simulator: Simulator;
  onChange: ChangeView;
};

/** The settings of the drawn phones that are seldom changed. */
export function PhoneSettings({ view, theme, simulator, onChange }: PhoneSettingsProps) {
  const supportsActions = useStore(simulator.state, ({ android }) => android.supportsActions);
  return (
    <div className={styles['panel']}>
      <Segments<Theme>
        legend="Phone theme"
        choices={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        value={theme}
        onChange={(chosen) => onChange({ theme: chosen })}
      />
      <Setting
        label="Text size"
        value={view.textSize}
        choices={[
          { value: 'small', label: 'Small' },
          { value: 'default', label: 'Default' },
          { value: 'large', label: 'Large' },
          { value: 'largest', label: 'Largest' },
        ]}
        onChoose={(textSize) => onChange({ textSize })}
      />
      <Setting
        label="Card widths on Android"
        value={view.carouselWidths}
        choices={[
          { value: 'api', label: `Google’s documentation: ${widthsOf('api')}` },
          { value: 'messages2026', label: `Google Messages 2026: ${widthsOf('messages2026')}` },
        ]}
        onChoose={(carouselWidths) => onChange({ carouselWidths })}
      />
      <Setting
        label="Android screen width"
        value={view.deviceWidth === 360 ? '360' : '412'}
        choices={[
          { value: '412', label: '412' },
          { value: '360', label: '360' },
        ]}
        onChoose={(width) => onChange({ deviceWidth: width === '360' ? 360 : 412 })}
      />
      <Setting
        label="Zoom"
        value={view.scale}
        choices={[
          { value: 'fit', label: 'Fit the window' },
          { value: '50', label: '50 %' },
          { value: '75', label: '75 %' },
          { value: '100', label: '100 %' },
        ]}
        onChoose={(scale) => onChange({ scale })}
      />
      <Setting
        label="Pictures"
        value={view.mediaState}
        choices={[
          { value: 'downloaded', label: 'Downloaded' },
          { value: 'before', label: 'Before download' },
          { value: 'failed', label: 'Failed' },
        ]}
        onChoose={(mediaState) => onChange({ mediaState })}
      />
      <Checkbox
        label="Increase contrast on the iPhone"
        checked={view.increaseContrast}
        onChange={({ target }) => onChange({ increaseContrast: target.checked })}
      />
      <Checkbox
        label="The phone does not support actions"
        hint="A tap then opens the fallback address."
        checked={!supportsActions}
        onChange={({ target }) => simulator.onBoth({ type: 'setSupport', supportsActions: !target.checked })}
      />
    </div>
  );
}

type SettingProps<Value extends string> = {
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChoose: (value: Value) => void;
};

function Setting<Value extends string>({ label, value, choices, onChoose }: SettingProps<Value>) {
  return (
    <Field label={label} required inline>
      {({ id }) => (
        <Select
          id={id}
          value={value}
          choices={choices}
          onChange={({ target }) => {
            const chosen = choices.find((choice) => choice.value === target.value);
            if (chosen) onChoose(chosen.value);
          }}
        />
      )}
    </Field>
  );
}
