import { MessageSquarePlus, RotateCcw } from 'lucide-react';
import type { SampleChoice } from '../../editor/panes/SamplesPane';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import { carouselSizes } from '../../preview/model/androidSizes';
import type { Theme } from '../../preview/model/options';
import type { Store } from '../../lib/createStore';
import { Button } from '../../ui/controls/Button';
import { Checkbox } from '../../ui/controls/Checkbox';
import { useStore } from '../../ui/useStore';
import { Disclosure } from '../../ui/controls/Disclosure';
import { Field } from '../../ui/controls/Field';
import { Select, type Choice } from '../../ui/controls/Input';
import { Segments } from '../../ui/controls/Segments';
import styles from './PhoneToolbar.module.css';
import { SampleSwitch } from './SampleSwitch';
import type { Simulator } from '../session/simulator';
import type { ChangeView, ViewOptions } from '../session/viewOptions';

type PhoneToolbarProps = {
  view: ViewOptions;
  theme: Theme;
  /** Label of the mode in which a click leads to the field of a part. */
  selectLabel: string;
  editor: TemplateEditor;
  simulator: Simulator;
  samples: Store<SampleChoice>;
  onChange: ChangeView;
};

/** The choice of phones, the meaning of a click, and the settings of the phones. */
export function PhoneToolbar(props: PhoneToolbarProps) {
  const { view, theme, selectLabel, editor, simulator, samples, onChange } = props;
  const isCarousel = useStore(editor.document, ({ draft }) => draft.type === 'carousel');
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
            { value: 'select', label: selectLabel },
            { value: 'try', label: 'Try' },
          ]}
          value={view.mode}
          onChange={(mode) => onChange({ mode })}
        />
        <Segments<'fit' | '100'>
          legend="Size of the phones"
          quietLegend
          choices={[
            { value: 'fit', label: 'Fit' },
            { value: '100', label: '100 %' },
          ]}
          value={view.scale === 'fit' || view.scale === '100' ? view.scale : undefined}
          onChange={(scale) => onChange({ scale })}
        />
        <SampleSwitch editor={editor} choice={samples} />
        <Disclosure className={styles['more']} summary="Phone settings" closesOnEscape>
          {() => <PhoneSettings view={view} theme={theme} simulator={simulator} onChange={onChange} />}
        </Disclosure>
      </div>
      {trying && (
        <div className={styles['trying']}>
          <p className={styles['remark']}>Tap as on a phone. Nothing is sent.</p>
          <Button
            size="small"
            icon={<MessageSquarePlus aria-hidden />}
            onClick={() => simulator.act({ type: 'agentMessage' })}
          >
            Later message
          </Button>
          <Button
            size="small"
            icon={<RotateCcw aria-hidden />}
            onClick={() => simulator.act({ type: 'reset' })}
          >
            Reset
          </Button>
        </div>
      )}
      {isCarousel && view.phones !== 'ios' && (
        <p className={styles['remark']}>
          Card widths{' '}
          {view.carouselWidths === 'api'
            ? `of the API reference: ${widthsOf('api')}`
            : `of Google Messages 2026: ${widthsOf('messages2026')}`}
        </p>
      )}
    </>
  );
}

/** The two widths of a table in dp: `120 and 232`. */
function widthsOf(table: keyof typeof carouselSizes): string {
  const { SMALL, MEDIUM } = carouselSizes[table];
  return `${SMALL.width} and ${MEDIUM.width}`;
}

type PhoneSettingsProps = Pick<PhoneToolbarProps, 'view' | 'theme' | 'simulator' | 'onChange'>;

function PhoneSettings({ view, theme, simulator, onChange }: PhoneSettingsProps) {
  const supportsActions = useStore(simulator.conversation, (conversation) => conversation.supportsActions);
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
          { value: 'api', label: `API reference: ${widthsOf('api')}` },
          { value: 'messages2026', label: `Google Messages 2026: ${widthsOf('messages2026')}` },
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
        onChange={({ target }) => simulator.act({ type: 'setSupport', supportsActions: !target.checked })}
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
