import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Agent } from '../preview/model/agent';
import type { Theme } from '../preview/model/options';
import { membersOfRow, type FieldKey } from '../schema/draft/set';
import { shownSystems } from '../phones/Phones';
import { phoneChoices } from '../phones/toolbar/PhoneToolbar';
import { Checkbox } from '../ui/controls/Input';
import { Field } from '../ui/controls/Field';
import { Segments } from '../ui/controls/Segments';
import { WhenSeen } from '../ui/loading/later';
import { usePageTheme } from '../workspace/usePageTheme';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';
import { setViewOf } from './model/setView';
import { labelOfMember, type SetModel } from './model/useSet';
import { MemberPhone, type OpenMemberField } from './MemberPhone';
import { MemberWords } from './MemberWords';
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
  isReadOnly: boolean;
  /** The text of one template alone that takes the focus. */
  wanted?: WantedWords | undefined;
};

export type WantedWords = { member: string; field: FieldKey };

const themes: { value: Theme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** All languages beside each other on phones, for one row at a time. */
export function WallTab({ open, agent, model, onOpenField, hint, isReadOnly, wanted }: WallTabProps) {
  const view = setViewOf(open.editor);
  const { phones, theme, isLargest, row: chosen } = useStore(view);
  const pageTheme = usePageTheme();
  const { set } = model.source;
  const { sheet } = set;
  const chooseRow = useCallback((id: string) => view.setState({ row: id }), [view]);
  const row = sheet?.rows.find(({ id }) => id === chosen) ?? sheet?.rows[0];
  const members = useMemo(() => membersOfRow(set, row), [set, row]);
  return (
    <div className={layout.stack}>
      <div className={layout.row}>
        <Segments
          legend="Phones"
          inline
          value={phones}
          choices={phoneChoices}
          onChange={(next) => view.setState({ phones: next })}
        />
        <Segments
          legend="Phone theme"
          inline
          value={theme ?? pageTheme}
          choices={themes}
          onChange={(next) => view.setState({ theme: next })}
        />
        <Checkbox
          label="Largest text"
          checked={isLargest}
          onChange={({ target }) => view.setState({ isLargest: target.checked })}
        />
        {sheet && row && (
          <Field label="Row" required inline>
            <RowChoice sheet={sheet} value={row.id} onChoose={chooseRow} />
          </Field>
        )}
      </div>
      <p className={words.note}>{hint}</p>
      <ul className={styles.wall} data-phones={phones}>
        {members.map((member) => (
          <li key={member.key}>
            <h3>{labelOfMember(model, member)}</h3>
            <p className={words.note}>{model.nameOf(member).name}</p>
            <MemberWords
              key={wanted?.member === member.key ? wanted.field : ''}
              editor={open.editor}
              model={model}
              member={member}
              isReadOnly={isReadOnly}
              wanted={wanted?.member === member.key ? wanted.field : undefined}
            />
            <WhenSeen waiting={null}>
              {() => (
                <div className={styles.phones}>
                  {shownSystems[phones].map((system) => (
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
