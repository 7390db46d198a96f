import type { LinkView } from '../../../exchange/link/linkView';
import { textSizes } from '../../../schema/phones/textSizes';
import { markersOf } from '../../../schema/draft/parameterNotes';
import { sampleSetNames } from '../../../schema/draft/sampleSetNames';
import { sampleSets } from '../../../schema/draft/sampleSets';
import { textSizeNames } from '../../../preview/typography/textSizeNames';
import type { TemplateDraft } from '../../../schema/draft/draft';
import { nameOfParameter, type ParameterNames } from '../../../schema/draft/parameterNames';
import { replaceMarkers } from '../../../schema/values/markers';
import { Field } from '../../../ui/controls/Field';
import { Select } from '../../../ui/controls/Input';
import styles from '../parts/parts.module.css';

type LinkViewFieldsProps = {
  template: TemplateDraft;
  /** The names of its parameters. */
  names: ParameterNames;
  view: LinkView;
  onView: (next: LinkView) => void;
};

const phones = [
  { value: 'both', label: 'Both phones' },
  { value: 'android', label: 'Android' },
  { value: 'ios', label: 'iPhone' },
] as const;
const themes = [
  { value: 'reader', label: 'The reader’s own' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

const sizes = textSizes.map((value) => ({ value, label: textSizeNames[value] }));
const sets = sampleSets.map((value) => ({ value, label: sampleSetNames[value] }));

/** The choice of how a link opens: phone, theme, text size, card, samples. */
export function LinkViewFields({ template, names, view, onView }: LinkViewFieldsProps) {
  const cards = template.component.richCard?.carouselCard?.cardContents ?? [];
  const cardChoices = cards.map(({ title }, index) => ({
    value: String(index + 1),
    label: `${index + 1}${title ? `: ${replaceMarkers(title, (marker) => nameOfParameter(marker, names))}` : ''}`,
  }));
  return (
    <div className={styles['fields']}>
      <Field label="Opens with" required>
        {({ id }) => (
          <Select
            id={id}
            choices={phones}
            value={view.phone ?? 'both'}
            onChange={({ target: { value } }) =>
              onView({ ...view, phone: value === 'android' || value === 'ios' ? value : undefined })
            }
          />
        )}
      </Field>
      <Field label="Theme" required>
        {({ id }) => (
          <Select
            id={id}
            choices={themes}
            value={view.theme ?? 'reader'}
            onChange={({ target: { value } }) =>
              onView({ ...view, theme: value === 'light' || value === 'dark' ? value : undefined })
            }
          />
        )}
      </Field>
      <Field label="Text size" required>
        {({ id }) => (
          <Select
            id={id}
            choices={sizes}
            value={view.text ?? 'default'}
            onChange={({ target: { value } }) => {
              const size = textSizes.find((each) => each === value);
              onView({ ...view, text: size === 'default' ? undefined : size });
            }}
          />
        )}
      </Field>
      {markersOf(template).length > 0 && (
        <Field label="Samples" required>
          {({ id }) => (
            <Select
              id={id}
              choices={sets}
              value={view.samples ?? 'typical'}
              onChange={({ target: { value } }) => {
                const set = sampleSets.find((each) => each === value);
                onView({ ...view, samples: set === 'typical' ? undefined : set });
              }}
            />
          )}
        </Field>
      )}
      {template.type === 'carousel' && cards.length > 1 && (
        <Field label="At card" required>
          {({ id }) => (
            <Select
              id={id}
              choices={cardChoices}
              value={String(view.card ?? 1)}
              onChange={({ target: { value } }) =>
                onView({ ...view, card: value === '1' ? undefined : Number(value) })
              }
            />
          )}
        </Field>
      )}
    </div>
  );
}
