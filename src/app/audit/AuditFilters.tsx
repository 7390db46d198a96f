import { Field } from '../../ui/controls/Field';
import { Select, TextInput } from '../../ui/controls/Input';
import { actNames, outcomeNames } from './auditNames';
import styles from './AuditPage.module.css';
import type { AuditFilter } from './readAuditPage';

const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

type AuditFiltersProps = { filter: AuditFilter; onChange: (filter: AuditFilter) => void };

/** Narrows the record of acts as it is set. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const set = (part: Partial<AuditFilter>) => onChange({ ...filter, ...part });
  return (
    <search aria-label="Filter the record" className={styles['filters']}>
      <Field label="Person or template">
        {(props) => (
          <TextInput
            {...props}
            type="search"
            value={filter.q}
            maxLength={200}
            onChange={({ target }) => set({ q: target.value })}
          />
        )}
      </Field>
      <Field label="Act">
        {(props) => (
          <Select
            {...props}
            blank="All"
            choices={choicesOf(actNames)}
            value={filter.action}
            onChange={({ target }) => set({ action: target.value })}
          />
        )}
      </Field>
      <Field label="Outcome">
        {(props) => (
          <Select
            {...props}
            blank="All"
            choices={choicesOf(outcomeNames)}
            value={filter.outcome}
            onChange={({ target }) => set({ outcome: target.value })}
          />
        )}
      </Field>
      <Field label="From">
        {(props) => (
          <TextInput
            {...props}
            type="date"
            value={filter.from}
            onChange={({ target }) => set({ from: target.value })}
          />
        )}
      </Field>
      <Field label="Until">
        {(props) => (
          <TextInput
            {...props}
            type="date"
            value={filter.to}
            onChange={({ target }) => set({ to: target.value })}
          />
        )}
      </Field>
    </search>
  );
}
