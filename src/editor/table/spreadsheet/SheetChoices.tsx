import { plural } from '../../../schema/values/text';
import { limits } from '../../../schema/values/limits';
import { Checkbox, Select, TextInput } from '../../../ui/controls/Input';
import { Field } from '../../../ui/controls/Field';
import { Segments } from '../../../ui/controls/Segments';
import { CountryChoice } from '../../quickFixes/CountryChoice';
import type { TemplateEditor } from '../../model/TemplateEditor';
import { currencies, isBarePrice, guessMeanings, type SheetRows } from '../sheet/guessMeanings';
import {
  countRows,
  countWithoutHttps,
  contentRows,
  filledCards,
  looseNumbers,
  withMeanings,
  type SheetMode,
  type SheetPlan,
} from '../sheet/sheetEdits';
import layout from '../../../ui/styles/layout.module.css';
import styles from '../sheet.module.css';

export type SheetPartProps = {
  editor: TemplateEditor;
  rows: SheetRows;
  plan: SheetPlan;
  onPlan: (plan: SheetPlan) => void;
};

/** `numbers`: phone numbers in international form, by the text of their cells. */
type SheetChoicesProps = SheetPartProps & Pick<SheetPlan, 'numbers'>;

/** The questions that the columns alone do not answer. Only those that matter for these rows are asked. */
export function SheetChoices({ editor, rows, numbers, plan, onPlan }: SheetChoicesProps) {
  const { draft } = editor.document.getState();
  const [looseNumber, wholeNumber] = Object.entries(numbers).find(([text]) => !namesCountry(text)) ?? [];
  const loose = looseNumbers(rows, plan).find((text) => !namesCountry(text));
  const change = (part: Partial<SheetPlan>) => onPlan({ ...plan, ...part });
  const kept = draft.type === 'carousel' ? filledCards(draft).length : 0;
  const { left } = countRows(draft, rows, plan);
  const price = plan.meanings.indexOf('price');
  const hasBarePrice = price !== -1 && contentRows(rows, plan).some((row) => isBarePrice(row[price] ?? ''));
  const bareLinks = countWithoutHttps(rows, plan);

  function setHeaded(isHeaded: boolean) {
    onPlan(withMeanings(rows, guessMeanings(rows, isHeaded), { ...plan, isHeaded }));
  }
  return (
    <div className={`${layout.row} ${styles.choices}`}>
      <Checkbox
        label="First row contains headings"
        checked={plan.isHeaded}
        onChange={({ target }) => setHeaded(target.checked)}
      />
      {kept > 0 && (
        <Segments<SheetMode>
          legend={`Your ${plural(kept, 'card')}`}
          choices={[
            { value: 'add', label: 'Add new cards after them' },
            { value: 'replace', label: 'Replace them' },
            { value: 'fill', label: 'Update them', note: 'keeps other content' },
          ]}
          value={plan.mode}
          onChange={(mode) => change({ mode })}
        />
      )}
      {price !== -1 && (
        <Segments<SheetPlan['priceIn']>
          legend="Add the price to the"
          choices={[
            { value: 'description', label: 'Description' },
            { value: 'title', label: 'Title' },
          ]}
          value={plan.priceIn}
          onChange={(priceIn) => change({ priceIn })}
        />
      )}
      {hasBarePrice && (
        <Field label="Currency" required>
          <Select
            blank="None"
            choices={currencies.map((value) => ({ value, label: value }))}
            value={plan.currency as ''}
            onChange={({ target }) => change({ currency: target.value })}
          />
        </Field>
      )}
      {Object.entries(plan.labels).map(([index, label]) => (
        <Field
          key={index}
          label={`Text of button ${Number(index) + 1}`}
          required
          error={label.trim() === '' ? 'Enter the button text.' : undefined}
          hint="Used on all cards, because no column contains it."
          trailing={`${label.length} / ${limits.suggestionText}`}
        >
          <TextInput
            value={label}
            onChange={({ target }) => change({ labels: { ...plan.labels, [index]: target.value } })}
          />
        </Field>
      ))}
      {bareLinks > 0 && (
        <Checkbox
          label={`Add https:// to ${plural(bareLinks, 'link')}`}
          checked={plan.addsHttps}
          onChange={({ target }) => change({ addsHttps: target.checked })}
        />
      )}
      {loose !== undefined && (
        <div className={layout.tightStack}>
          {looseNumber === undefined ? (
            <p>Choose the country of the phone number {loose}.</p>
          ) : (
            <Checkbox
              label="Add the country code to phone numbers"
              hint={`${looseNumber} becomes ${wholeNumber}`}
              checked={plan.addsCountry}
              onChange={({ target }) => change({ addsCountry: target.checked })}
            />
          )}
          <CountryChoice country={editor.quickFixes.country} label="phone numbers" />
        </div>
      )}
      {left > 0 && (
        <p className={styles.warning}>
          {plural(left, 'row is', 'rows are')} not imported. A carousel has at most {limits.maxCards} cards.
        </p>
      )}
    </div>
  );
}

/** Whether a number as it was written has its country. */
export const namesCountry = (text: string) => /^\D*(?:\+|00)/.test(text);
