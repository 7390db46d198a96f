import { useId, type ReactNode } from 'react';
import { Select, TextInput } from '../../ui/controls/Input';
import { actNames, outcomeNames } from './auditNames';
import styles from './AuditPage.module.css';
import type { AuditFilter } from './readAuditPage';

const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

type AuditFiltersProps = { filter: AuditFilter; onChange: (filter: AuditFilter) => void };

/** Narrows the list of acts as it is set. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  /** The attributes of the control of one part of the filter. */
  const control = (part: keyof AuditFilter) => ({
    value: filter[part],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...filter, [part]: target.value }),
  });
  return (
    <search aria-label="Filter the activity" className={styles.filters}>
      <Labelled label="Person or template">
        {(id) => <TextInput id={id} {...control('q')} type="search" maxLength={200} />}
      </Labelled>
      <Labelled label="What">
        {(id) => <Select id={id} {...control('action')} blank="All" choices={choicesOf(actNames)} />}
      </Labelled>
      <Labelled label="Outcome">
        {(id) => <Select id={id} {...control('outcome')} blank="All" choices={choicesOf(outcomeNames)} />}
      </Labelled>
      <Labelled label="From">{(id) => <TextInput id={id} {...control('from')} type="date" />}</Labelled>
      <Labelled label="Until">{(id) => <TextInput id={id} {...control('to')} type="date" />}</Labelled>
    </search>
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
