import { carouselCardsOf } from '../../schema/draft/cards';
import type { LinkView } from '../../exchange/link/linkView';
import { textSizes } from '../../schema/phones/textSizes';
import { markersOf } from '../../schema/draft/parameterNotes';
import { sampleSetNames } from '../../schema/draft/sampleSetNames';
import { sampleSets } from '../../schema/draft/sampleSets';
import { textSizeNames } from '../../preview/typography/textSizeNames';
import type { TemplateDraft } from '../../schema/draft/draft';
import { nameOfParameter, type ParameterNames } from '../../schema/draft/parameterNames';
import { replaceMarkers } from '../../schema/values/markers';
import { shownViews } from '../../phones/views/shownViews';
import { ChoiceField } from '../parts/ChoiceField';
import styles from '../parts/parts.module.css';
import { LinkPhoneFields } from './LinkPhoneFields';

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

/** The choice of how a link opens: phone, view, theme, text size, samples, card. What is usual is not written. */
export function LinkViewFields({ template, names, view, onView }: LinkViewFieldsProps) {
  const cards = carouselCardsOf(template);
  const cardChoices = cards.map(({ title }, index) => ({
    value: String(index + 1),
    label: `${index + 1}${title ? `: ${replaceMarkers(title, (marker) => nameOfParameter(marker, names))}` : ''}`,
  }));
  return (
    <>
      <div className={`${styles.fields} ${styles.pairs}`}>
        <ChoiceField
          label="Opens with"
          choices={phones}
          value={view.phone ?? 'both'}
          onChoose={(phone) => onView({ ...view, phone: phone === 'both' ? undefined : phone })}
        />
        <ChoiceField
          label="Phone view"
          choices={shownViews}
          value={view.view ?? 'conversation'}
          onChoose={(shown) => onView({ ...view, view: shown === 'conversation' ? undefined : shown })}
        />
        <ChoiceField
          label="Theme"
          choices={themes}
          value={view.theme ?? 'reader'}
          onChoose={(theme) => onView({ ...view, theme: theme === 'reader' ? undefined : theme })}
        />
        <ChoiceField
          label="Text size"
          choices={sizes}
          value={view.text ?? 'default'}
          onChoose={(size) => onView({ ...view, text: size === 'default' ? undefined : size })}
        />
        {markersOf(template).length > 0 && (
          <ChoiceField
            label="Samples"
            choices={sets}
            value={view.samples ?? 'typical'}
            onChoose={(set) => onView({ ...view, samples: set === 'typical' ? undefined : set })}
          />
        )}
        {template.type === 'carousel' && cards.length > 1 && (
          <ChoiceField
            label="At card"
            choices={cardChoices}
            value={String(view.card ?? 1)}
            onChoose={(card) => onView({ ...view, card: card === '1' ? undefined : Number(card) })}
          />
        )}
      </div>
      <LinkPhoneFields view={view} onView={onView} />
    </>
  );
}
