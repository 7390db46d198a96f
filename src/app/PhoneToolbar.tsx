import type { KeyboardEvent } from 'react';
import { ImageDown, MessageSquarePlus, RotateCcw } from 'lucide-react';
import type { ConversationAction } from '../preview/conversation';
import type { Theme } from '../preview/options';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { Field } from '../ui/Field';
import { Select, type Choice } from '../ui/Input';
import { Segments } from '../ui/Segments';
import styles from './PhoneToolbar.module.css';
import type { ChangeView, ViewOptions } from './viewOptions';

type PhoneToolbarProps = {
  view: ViewOptions;
  theme: Theme;
  isCarousel: boolean;
  supportsActions: boolean;
  onChange: ChangeView;
  onAct: (action: ConversationAction) => void;
  onSavePicture: () => Promise<void>;
};

/** Which phones are shown, what a click on them means, and how they are set. */
export function PhoneToolbar({
  view,
  theme,
  isCarousel,
  supportsActions,
  onChange,
  onAct,
  onSavePicture,
}: PhoneToolbarProps) {
  const trying = view.mode === 'try';
  return (
    <>
      <div className={styles['tools']}>
        <Segments<ViewOptions['phones']>
          legend="Phones"
          quietLegend
          choices={[
            { value: 'android', label: 'Android' },
            { value: 'ios', label: 'iPhone' },
            { value: 'both', label: 'Both' },
          ]}
          value={view.phones}
          onChange={(phones) => onChange({ phones })}
        />
        <Segments<ViewOptions['mode']>
          legend="A click on the phone"
          quietLegend
          choices={[
            { value: 'select', label: 'Edit' },
            { value: 'try', label: 'Try' },
          ]}
          value={view.mode}
          onChange={(mode) => onChange({ mode })}
        />
        <details className={styles['more']} onKeyDown={closeOnEscape}>
          <summary>Phone settings</summary>
          <PhoneSettings
            view={view}
            theme={theme}
            supportsActions={supportsActions}
            onChange={onChange}
            onAct={onAct}
          />
        </details>
        <Button
          className={styles['picture']}
          icon={<ImageDown aria-hidden />}
          onClick={() => void onSavePicture()}
        >
          Save picture
        </Button>
      </div>
      {trying && (
        <div className={styles['trying']}>
          <p className={styles['words']}>Tap as on a phone. Nothing is sent.</p>
          <Button
            size="small"
            icon={<MessageSquarePlus aria-hidden />}
            onClick={() => onAct({ type: 'agentMessage' })}
          >
            Later message
          </Button>
          <Button size="small" icon={<RotateCcw aria-hidden />} onClick={() => onAct({ type: 'reset' })}>
            Reset
          </Button>
        </div>
      )}
      {isCarousel && view.phones !== 'ios' && (
        <p className={styles['words']}>
          Card widths{' '}
          {view.carouselWidths === 'api'
            ? 'after the API reference: 120 and 232'
            : 'of Google Messages 2026: 180 and 296'}
        </p>
      )}
    </>
  );
}

/** What lies over the phone like a menu closes like one. */
function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

type PhoneSettingsProps = Omit<PhoneToolbarProps, 'isCarousel' | 'onSavePicture'>;

function PhoneSettings({ view, theme, supportsActions, onChange, onAct }: PhoneSettingsProps) {
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
        label="Card widths on Android"
        value={view.carouselWidths}
        choices={[
          { value: 'api', label: 'API reference: 120 and 232' },
          { value: 'messages2026', label: 'Google Messages 2026: 180 and 296' },
        ]}
        onChoose={(carouselWidths) => onChange({ carouselWidths })}
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
        onChange={({ target }) => onAct({ type: 'setSupport', supportsActions: !target.checked })}
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
    <Field label={label} required>
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
