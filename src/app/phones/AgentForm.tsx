import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { agentSetting, initialAgent, type Agent } from '../../library/settings/settings';
import { contrast, minBrandContrast } from '../../preview/model/contrast';
import { isHttpUri } from '../../lib/address/uri';
import { Button } from '../../ui/controls/Button';
import { Checkbox } from '../../ui/controls/Checkbox';
import { useStore } from '../../ui/useStore';
import { Field } from '../../ui/controls/Field';
import { TextInput } from '../../ui/controls/Input';
import styles from './AgentForm.module.css';

/** The colour field starts here while there is no brand colour. */
const initialColor = '#2450a6';

function change(part: Partial<Agent>) {
  agentSetting.set({ ...agentSetting.get(), ...part });
}

/** The agent: name, logo, check mark and colour. Applies each change at once. */
export function AgentForm() {
  const agent = useStore(agentSetting, (value) => value);
  return (
    <div className={styles['form']}>
      <AgentDrawing agent={agent} />
      <Field label="Name" required hint={`Without one the phone shows “${initialAgent.name}”.`}>
        {(control) => (
          <TextInput
            {...control}
            value={agent.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
        )}
      </Field>
      <LogoField />
      <Checkbox
        label="Verified"
        hint="A check mark stands beside the name."
        checked={agent.verified}
        onChange={(event) => change({ verified: event.currentTarget.checked })}
      />
      <ColorField color={agent.color} />
    </div>
  );
}

function AgentDrawing({ agent: { name, logoUrl, verified } }: { agent: Agent }) {
  const shown = name.trim() || initialAgent.name;
  return (
    <div className={styles['drawing']} aria-hidden>
      <div className={styles['logo']}>
        {logoUrl ? <img src={logoUrl} alt="" referrerPolicy="no-referrer" /> : shown.charAt(0).toUpperCase()}
      </div>
      <strong>{shown}</strong>
      {verified && <BadgeCheck size={16} />}
    </div>
  );
}

function LogoField() {
  const [typed, setTyped] = useState(() => agentSetting.get().logoUrl ?? '');
  const [wrong, setWrong] = useState(false);

  /** Applies the address when the field loses the focus: a partial address would be fetched. */
  function handleBlur() {
    const valid = isHttpUri(typed);
    setWrong(typed !== '' && !valid);
    const { logoUrl: _, ...rest } = agentSetting.get();
    agentSetting.set(valid ? { ...rest, logoUrl: typed } : rest);
  }
  return (
    <Field
      label="Logo address"
      hint="A square picture, 224 by 224 pixels."
      error={wrong ? 'The logo address must start with https:// or http:// and name a host.' : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          type="url"
          placeholder="https://"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value.trim())}
          onBlur={handleBlur}
        />
      )}
    </Field>
  );
}

function clearColor() {
  const { color: _, ...rest } = agentSetting.get();
  agentSetting.set(rest);
}

function ColorField({ color }: { color: string | undefined }) {
  return (
    <Field label="Brand colour" hint={colorNote(color)}>
      {(control) => (
        <div className={styles['color']}>
          <input
            {...control}
            type="color"
            className={styles['swatch']}
            value={color ?? initialColor}
            onChange={(event) => change({ color: event.currentTarget.value })}
          />
          <code>{color ?? 'none chosen'}</code>
          {color !== undefined && (
            <Button size="small" look="quiet" onClick={clearColor}>
              Use none
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}

function colorNote(color: string | undefined): string {
  const ratio = color === undefined ? undefined : contrast(color, '#ffffff');
  if (ratio === undefined) return 'Without one the phone uses its own colour.';
  // Round down: 4.49 must not read as 4.5.
  const note = `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1 on white.`;
  return ratio >= minBrandContrast
    ? `${note} Google asks for at least 4.5:1.`
    : `${note} Google asks for at least 4.5:1, so the phone shows its own colour instead.`;
}
