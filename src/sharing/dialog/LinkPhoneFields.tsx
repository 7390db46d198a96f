import type { LinkView } from '../../exchange/link/linkView';
import { androidPhoneOf, androidWidths, iphoneOf, iphoneWidths } from '../../schema/phones/phones';
import { Disclosure } from '../../ui/controls/Disclosure';
import { androidPhoneChoices, iphoneChoices } from '../../phones/toolbar/phoneChoices';
import { defaultViewOptions } from '../../workspace/viewOptions';
import { ChoiceField } from '../parts/ChoiceField';
import styles from '../parts/parts.module.css';

type LinkPhoneFieldsProps = { view: LinkView; onView: (next: LinkView) => void };

const usual = defaultViewOptions;
const contrasts = [
  { value: 'usual', label: 'Usual' },
  { value: 'more', label: 'More' },
] as const;

/** The phones of a link by name, and their contrast: seldom chosen, so their line says what is set. */
export function LinkPhoneFields({ view, onView }: LinkPhoneFieldsProps) {
  const { phone, width = usual.deviceWidth, iphone = usual.iphoneWidth, contrast } = view;
  const shown = [
    ...(phone === 'ios' ? [] : [androidPhoneOf(width).name]),
    ...(phone === 'android' ? [] : [iphoneOf(iphone).name]),
    ...(contrast === 'more' ? ['more contrast'] : []),
  ];
  return (
    <Disclosure className={styles.fold} summary={`On ${shown.join(', ')}`}>
      {() => (
        <div className={`${styles.fields} ${styles.pairs}`}>
          {phone !== 'ios' && (
            <ChoiceField
              label="Android phone"
              choices={androidPhoneChoices}
              value={String(width)}
              onChoose={(chosen) => {
                const found = androidWidths.find((each) => String(each) === chosen);
                onView({ ...view, width: found === usual.deviceWidth ? undefined : found });
              }}
            />
          )}
          {phone !== 'android' && (
            <ChoiceField
              label="iPhone"
              choices={iphoneChoices}
              value={String(iphone)}
              onChoose={(chosen) => {
                const found = iphoneWidths.find((each) => String(each) === chosen);
                onView({ ...view, iphone: found === usual.iphoneWidth ? undefined : found });
              }}
            />
          )}
          <ChoiceField
            label="Contrast"
            choices={contrasts}
            value={contrast ?? 'usual'}
            onChoose={(chosen) => onView({ ...view, contrast: chosen === 'more' ? chosen : undefined })}
          />
        </div>
      )}
    </Disclosure>
  );
}
