import { carouselCardsOf } from '../../schema/draft/cards';
import type { LinkView } from '../../exchange/link/linkView';
import { androidPhoneChoices, iphoneChoices } from '../../phones/toolbar/PhoneSettings';
import { shownViews } from '../../phones/views/ShownView';
import { textSizeNames } from '../../preview/figures/typography';
import type { TemplateDraft } from '../../schema/draft/draft';
import { nameOfParameter, markersOf } from '../../schema/draft/parameterNotes';
import { type ParameterNames } from '../../schema/draft/draft';
import { sampleSetNames, sampleSets } from '../../schema/draft/sampleSets';
import { androidPhoneOf, iphoneOf, textSizes } from '../../schema/phones/phones';
import { replaceMarkers } from '../../schema/values/markers';
import { Disclosure } from '../../ui/controls/Disclosure';
import { defaultViewOptions } from '../../workspace/draftScreen';
import { ChoiceField } from './ChoiceField';
import styles from './share.module.css';

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
];
const themes = [
  { value: 'reader', label: 'Same as reader’s device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const contrasts = [
  { value: 'usual', label: 'Normal' },
  { value: 'more', label: 'Increased' },
];
const sizes = textSizes.map((value) => ({ value, label: textSizeNames[value] }));
const sets = sampleSets.map((value) => ({ value, label: sampleSetNames[value] }));

/** The choice of how a link opens: phone, view, theme, text size, samples, card. */
export function LinkViewFields({ template, names, view, onView }: LinkViewFieldsProps) {
  const cards = carouselCardsOf(template);
  const cardChoices = cards.map(({ title }, index) => ({
    value: String(index + 1),
    label: `${index + 1}${title ? `: ${replaceMarkers(title, (marker) => nameOfParameter(marker, names))}` : ''}`,
  }));
  const { deviceWidth, iphoneWidth } = defaultViewOptions;
  const { phone, width = deviceWidth, iphone = iphoneWidth, contrast } = view;

  /** The usual value is not written into the link. */
  const part = (name: keyof LinkView, usual: string | number) => ({
    value: String(view[name] ?? usual),
    onChoose(text: string) {
      const chosen = typeof usual === 'number' ? Number(text) : text;
      onView({ ...view, [name]: chosen === usual ? undefined : chosen });
    },
  });
  const phoneNames = [
    ...(phone === 'ios' ? [] : [androidPhoneOf(width).name]),
    ...(phone === 'android' ? [] : [iphoneOf(iphone).name]),
    ...(contrast === 'more' ? ['increased contrast'] : []),
  ];
  return (
    <>
      <div className={`${styles.fields} ${styles.pairs}`}>
        <ChoiceField label="Opens with" choices={phones} {...part('phone', 'both')} />
        <ChoiceField label="Phone view" choices={shownViews} {...part('view', 'conversation')} />
        <ChoiceField label="Theme" choices={themes} {...part('theme', 'reader')} />
        <ChoiceField label="Text size" choices={sizes} {...part('text', 'default')} />
        {markersOf(template).length > 0 && (
          <ChoiceField label="Sample values" choices={sets} {...part('samples', 'typical')} />
        )}
        {template.type === 'carousel' && cards.length > 1 && (
          <ChoiceField label="Starts at card" choices={cardChoices} {...part('card', 1)} />
        )}
      </div>
      <Disclosure className={styles.fold} summary={`Shown on ${phoneNames.join(', ')}`}>
        {() => (
          <div className={`${styles.fields} ${styles.pairs}`}>
            {phone !== 'ios' && (
              <ChoiceField
                label="Android phone"
                choices={androidPhoneChoices}
                {...part('width', deviceWidth)}
              />
            )}
            {phone !== 'android' && (
              <ChoiceField label="iPhone" choices={iphoneChoices} {...part('iphone', iphoneWidth)} />
            )}
            <ChoiceField label="Contrast" choices={contrasts} {...part('contrast', 'usual')} />
          </div>
        )}
      </Disclosure>
    </>
  );
}
