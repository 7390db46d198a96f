import { carouselCardsOf } from '../../schema/draft/cards';
import type { TemplateDraft } from '../../schema/draft/draft';
import { Checkbox, type Choice } from '../../ui/controls/Input';
import type { PictureContent, PictureChoice } from '../../phones/picture/phonePicture';
import { ChoiceField } from './ChoiceField';
import styles from './share.module.css';
import type { System } from '../../preview/model/options';
import type { ViewOptions } from '../../workspace/draftScreen';

/** The choice of a picture in the dialog. */
export type PictureSettings = Pick<PictureChoice, 'content' | 'theme' | 'hasOutline'> & {
  phones: ViewOptions['phones'];
};

const phones = [
  { value: 'android', label: 'Android' },
  { value: 'ios', label: 'iPhone' },
  { value: 'both', label: 'Both phones' },
] as const;
const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

type PictureFieldsProps = {
  template: TemplateDraft;
  /** Index of the open card. */
  card: number;
  /** Whether a part is selected and outlined on the phones. */
  hasSelection: boolean;
  settings: PictureSettings;
  onSettings: (next: PictureSettings) => void;
};

/** The choice of what a picture shows. */
export function PictureFields({ template, card, hasSelection, settings, onSettings }: PictureFieldsProps) {
  const contents = contentsOf(template, card);
  const part = <Name extends 'content' | 'phones' | 'theme'>(name: Name) => ({
    value: settings[name],
    onChoose: (value: PictureSettings[Name]) => onSettings({ ...settings, [name]: value }),
  });
  return (
    <div className={styles.group}>
      <div className={styles.fields}>
        {contents.length > 1 && <ChoiceField label="Content" choices={contents} {...part('content')} />}
        <ChoiceField label="Phones" choices={phones} {...part('phones')} />
        <ChoiceField label="Theme" choices={themes} {...part('theme')} />
      </div>
      {hasSelection && (
        <Checkbox
          label="Outline the selected part"
          checked={settings.hasOutline}
          onChange={({ target }) => onSettings({ ...settings, hasOutline: target.checked })}
        />
      )}
    </div>
  );
}

function contentsOf(template: TemplateDraft, card: number): Choice<PictureContent>[] {
  const { type } = template;
  const cards = carouselCardsOf(template);
  const phone = { value: 'phone', label: 'Phone, as in the preview' } as const;
  if (type === 'rich_card') return [phone, { value: 'card', label: 'Card only' }];
  if (cards.length === 0) return [phone];
  return [
    phone,
    { value: 'card', label: `Card ${card + 1} only` },
    { value: 'strip', label: `All ${cards.length} cards side by side` },
  ];
}

/** The phones of a choice, from left to right. */
export const systemsOf = {
  android: ['android'],
  ios: ['ios'],
  both: ['android', 'ios'],
} as const satisfies Record<ViewOptions['phones'], readonly System[]>;

/** The name of a picture's file, by the template's file name and the picture's content. */
export function pictureFileName(name: string, { content }: PictureSettings, card: number): string {
  const part = { phone: '', card: `_card_${card + 1}`, strip: '_cards' }[content];
  return `${name}${part}.png`;
}
