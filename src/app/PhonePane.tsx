import { useState, type KeyboardEvent } from 'react';
import type { TemplateEditorModel } from '../editor/createTemplateEditor';
import type { Agent } from '../preview/agent';
import { MessagePreview } from '../preview/MessagePreview';
import { defaultPreviewOptions, type PreviewOptions, type Theme } from '../preview/options';
import { useStore } from '../ui/createStore';
import { Field } from '../ui/Field';
import { Select } from '../ui/Input';
import { Segments } from '../ui/Segments';
import { mediaAddress } from './mediaAddress';
import { usePageTheme } from './pageTheme';
import styles from './PhonePane.module.css';

type PhonePaneProps = { editor: TemplateEditorModel; agent: Agent; onGoTo: (path: string) => void };

/** The phone beside the form, and what can be set of it. */
export function PhonePane({ editor, agent, onGoTo }: PhonePaneProps) {
  const pageTheme = usePageTheme();
  const [theme, setTheme] = useState<Theme>();
  const [options, setOptions] = useState<PreviewOptions>(defaultPreviewOptions);
  const template = useStore(editor.draft, (draft) => draft);
  const selectedPath = useStore(editor.session, ({ selected }) => selected);
  const change = (part: Partial<PreviewOptions>) => setOptions({ ...options, ...part });

  return (
    <div className={styles['pane']}>
      <div className={styles['tools']}>
        <Segments<Theme>
          legend="Phone theme"
          quietLegend
          choices={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          value={theme ?? pageTheme}
          onChange={setTheme}
        />
        <details className={styles['more']} onKeyDown={closeOnEscape}>
          <summary>Phone settings</summary>
          <div className={styles['settings']}>
            <Choice
              label="Card widths"
              value={options.carouselWidths}
              choices={[
                { value: 'api', label: 'API reference: 120 and 232' },
                { value: 'messages2026', label: 'Google Messages 2026: 180 and 296' },
              ]}
              onChoose={(carouselWidths) => change({ carouselWidths })}
            />
            <Choice
              label="Text size"
              value={options.textSize}
              choices={[
                { value: 'small', label: 'Small' },
                { value: 'default', label: 'Default' },
                { value: 'large', label: 'Large' },
                { value: 'largest', label: 'Largest' },
              ]}
              onChoose={(textSize) => change({ textSize })}
            />
            <Choice
              label="Screen width"
              value={String(options.deviceWidth) as '412' | '360'}
              choices={[
                { value: '412', label: '412' },
                { value: '360', label: '360' },
              ]}
              onChoose={(width) => change({ deviceWidth: width === '360' ? 360 : 412 })}
            />
            <Choice
              label="Pictures"
              value={options.mediaState}
              choices={[
                { value: 'downloaded', label: 'Downloaded' },
                { value: 'before', label: 'Before download' },
                { value: 'failed', label: 'Failed' },
              ]}
              onChoose={(mediaState) => change({ mediaState })}
            />
          </div>
        </details>
      </div>
      {template.type === 'carousel' && (
        <p className={styles['words']}>
          Card widths{' '}
          {options.carouselWidths === 'api'
            ? 'after the API reference: 120 and 232'
            : 'of Google Messages 2026: 180 and 296'}
        </p>
      )}
      <MessagePreview
        template={template}
        agent={agent}
        theme={theme ?? pageTheme}
        options={options}
        mapMediaUrl={mediaAddress}
        onSelectPart={onGoTo}
        selectedPath={selectedPath}
      />
    </div>
  );
}

/** The settings lie over the phone like a menu, so they close like one. */
function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
};

function Choice<Value extends string>({ label, value, choices, onChoose }: ChoiceProps<Value>) {
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
