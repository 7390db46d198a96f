import type { Theme } from '../../preview/model/options';
import { describeTextSize, textSizeNames } from '../../preview/figures/typography';
import { androidWidths, iphoneWidths, textSizes, androidPhones, iphones } from '../../schema/phones/phones';
import { Checkbox, Select, type Choice } from '../../ui/controls/Input';
import { Field } from '../../ui/controls/Field';
import { Segments } from '../../ui/controls/Segments';
import { useStore } from 'zustand';
import type { Simulator } from '../../workspace/simulator';
import type { ChangeView, ViewOptions } from '../../workspace/draftScreen';
import styles from './PhoneToolbar.module.css';
import { ShownView } from '../views/ShownView';
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
    <div className={styles.panel}>
      <div className={styles.view}>
        <Field label="Phone view" required inline>
          {({ id }) => <ShownView id={id} view={view} onChange={onChange} />}
        </Field>
      </div>
      <Segments<Theme>
        legend="Phone theme"
        choices={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        value={theme}
        onChange={(chosen) => onChange({ theme: chosen })}
      />
      {view.phones !== 'ios' && (
        <Setting
          label="Android phone"
          value={String(view.deviceWidth)}
          choices={androidPhoneChoices}
          onChoose={(chosen) => {
            const deviceWidth = androidWidths.find((width) => String(width) === chosen);
            if (deviceWidth) onChange({ deviceWidth });
          }}
        />
      )}
      {view.phones !== 'android' && (
        <Setting
          label="iPhone"
          value={String(view.iphoneWidth)}
          choices={iphoneChoices}
          onChoose={(chosen) => {
            const iphoneWidth = iphoneWidths.find((width) => String(width) === chosen);
            if (iphoneWidth) onChange({ iphoneWidth });
          }}
        />
      )}
      <Setting
        label="Text size"
        value={view.textSize}
        choices={textSizes.map((size) => ({ value: size, label: textSizeNames[size] }))}
        hint={describeTextSize(view.textSize)}
        onChoose={(textSize) => onChange({ textSize })}
      />
      <Checkbox
        label="Increase contrast"
        checked={view.increaseContrast}
        onChange={({ target }) => onChange({ increaseContrast: target.checked })}
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
        label="Zoom"
        value={view.scale}
        choices={[
          { value: 'fit', label: 'Fit to window' },
          { value: '50', label: '50%' },
          { value: '75', label: '75%' },
          { value: '100', label: '100%' },
        ]}
        onChoose={(scale) => onChange({ scale })}
      />
      <Setting
        label="Pictures"
        value={view.mediaState}
        choices={[
          { value: 'downloaded', label: 'Downloaded' },
          { value: 'before', label: 'Not downloaded yet' },
          { value: 'failed', label: 'Download failed' },
        ]}
        onChoose={(mediaState) => onChange({ mediaState })}
      />
      <Checkbox
        label="Phone only supports replies"
        hint="Other buttons open their fallback link."
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
  hint?: string;
  onChoose: (value: Value) => void;
};

function Setting<Value extends string>({ label, value, choices, hint, onChoose }: SettingProps<Value>) {
  return (
    <Field label={label} required inline hint={hint}>
      {({ id, 'aria-describedby': describedBy }) => (
        <Select
          id={id}
          aria-describedby={describedBy}
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

/** Phones from small to large, each with the width of its screen: `Galaxy S24 (360 dp)`. */
const choicesOf = (phones: readonly { name: string; width: number }[], unit: string) =>
  phones.map(({ name, width }) => ({ value: String(width), label: `${name} (${width} ${unit})` }));

export const androidPhoneChoices = choicesOf(androidPhones, 'dp');
export const iphoneChoices = choicesOf(iphones, 'pt');
