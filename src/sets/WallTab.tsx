import { useState } from 'react';
import type { Agent } from '../preview/model/agent';
import type { Theme } from '../preview/model/options';
import { shownSystems } from '../phones/Phones';
import { phoneChoices } from '../phones/toolbar/PhoneToolbar';
import { Checkbox } from '../ui/controls/Input';
import { Field } from '../ui/controls/Field';
import { Segments } from '../ui/controls/Segments';
import { WhenSeen } from '../ui/loading/later';
import { usePageTheme } from '../workspace/usePageTheme';
import type { ViewOptions } from '../workspace/draftScreen';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';
import { labelOfMember, type SetModel } from './model/useSet';
import { MemberPhone, type OpenMemberField } from './MemberPhone';
import { RowChoice } from './RowChoice';
import layout from '../ui/styles/layout.module.css';
import styles from './sets.module.css';
import words from '../ui/styles/words.module.css';

type WallTabProps = {
  open: Pick<OpenedTemplate, 'editor' | 'trustsMedia'>;
  agent: Agent;
  model: SetModel;
  onOpenField: OpenMemberField;
  /** What a press on a phone does. */
  hint: string;
};

const themes: { value: Theme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** All languages beside each other on phones, for one row at a time. */
export function WallTab({ open, agent, model, onOpenField, hint }: WallTabProps) {
  const [shown, setShown] = useState<ViewOptions['phones']>('android');
  const pageTheme = usePageTheme();
  const [theme, setTheme] = useState<Theme>();
  const [isLargest, setLargest] = useState(false);
  const { sheet } = model.source.set;
  const [chosen, setChosen] = useState<string>();
  const row = sheet?.rows.find(({ id }) => id === chosen) ?? sheet?.rows[0];
  const members = model.members.filter((member) => member.row?.id === row?.id);
  return (
    <div className={layout.stack}>
      <div className={layout.row}>
        <Segments legend="Phones" inline value={shown} choices={phoneChoices} onChange={setShown} />
        <Segments
          legend="Phone theme"
          inline
          value={theme ?? pageTheme}
          choices={themes}
          onChange={setTheme}
        />
        <Checkbox
          label="Largest text"
          checked={isLargest}
          onChange={({ target }) => setLargest(target.checked)}
        />
        {sheet && row && (
          <Field label="Row" required inline>
            <RowChoice sheet={sheet} value={row.id} onChoose={setChosen} />
          </Field>
        )}
      </div>
      <p className={words.note}>{hint}</p>
      <ul className={styles.wall} data-phones={shown}>
        {members.map((member) => (
          <li key={member.key}>
            <h3>{labelOfMember(model, member)}</h3>
            <p className={words.note}>{model.nameOf(member).name}</p>
            <WhenSeen waiting={null}>
              {() => (
                <div className={styles.phones}>
                  {shownSystems[shown].map((system) => (
                    <MemberPhone
                      key={system}
                      open={open}
                      agent={agent}
                      model={model}
                      member={member}
                      system={system}
                      theme={theme}
                      textSize={isLargest ? 'largest' : 'default'}
                      onOpenField={onOpenField}
                    />
                  ))}
                </div>
              )}
            </WhenSeen>
          </li>
        ))}
      </ul>
    </div>
  );
}
