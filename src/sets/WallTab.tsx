import { useState } from 'react';
import type { Agent } from '../preview/model/agent';
import type { System } from '../preview/model/options';
import { Field } from '../ui/controls/Field';
import { Segments } from '../ui/controls/Segments';
import { WhenSeen } from '../ui/loading/later';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';
import { labelOfMember, type SetModel } from './model/useSet';
import { MemberPhone } from './MemberPhone';
import { RowChoice } from './RowChoice';
import styles from './sets.module.css';
import words from '../ui/styles/words.module.css';

type WallTabProps = {
  open: Pick<OpenedTemplate, 'editor' | 'trustsMedia'>;
  agent: Agent;
  model: SetModel;
};

const systems: { value: System; label: string }[] = [
  { value: 'android', label: 'Android' },
  { value: 'ios', label: 'iPhone' },
];

/** All languages beside each other on phones, for one row at a time. */
export function WallTab({ open, agent, model }: WallTabProps) {
  const [system, setSystem] = useState<System>('android');
  const { sheet } = model.source.set;
  const [chosen, setChosen] = useState<string>();
  const row = sheet?.rows.find(({ id }) => id === chosen) ?? sheet?.rows[0];
  const members = model.members.filter((member) => member.row?.id === row?.id);
  return (
    <>
      <div className={styles.tools}>
        <Segments legend="Phone" quietLegend value={system} choices={systems} onChange={setSystem} />
        {sheet && row && (
          <Field label="Row" required inline>
            <RowChoice sheet={sheet} value={row.id} onChoose={setChosen} />
          </Field>
        )}
      </div>
      <ul className={styles.wall}>
        {members.map((member) => (
          <li key={member.key}>
            <h3>{labelOfMember(model, member)}</h3>
            <p className={words.note}>{model.nameOf(member).name}</p>
            <WhenSeen waiting={null}>
              {() => <MemberPhone open={open} agent={agent} model={model} member={member} system={system} />}
            </WhenSeen>
          </li>
        ))}
      </ul>
    </>
  );
}
