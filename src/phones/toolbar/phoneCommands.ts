import { textSizeNames } from '../../preview/figures/typography';
import { androidPhones, iphones } from '../../schema/phones/phones';
import type { Theme } from '../../preview/model/options';
import { announce } from '../../ui/notices/announcer';
import { shownViews } from '../views/ShownView';
import type { ChangeView, ViewOptions } from '../../workspace/draftScreen';
import type { Command } from '../../workspace/services/createCommandRegistry';

const phones = { android: 'Android', ios: 'iPhone', both: 'both phones' } satisfies Record<
  ViewOptions['phones'],
  string
>;
const themes = { light: 'light', dark: 'dark' } satisfies Record<Theme, string>;

const shownKeywords = 'notification lock screen banner talkback voiceover accessibility read aloud';

const othersThan = <Value extends string>(chosen: Value, names: Record<Value, string>) =>
  (Object.keys(names) as Value[]).filter((value) => value !== chosen);

type PhoneState = {
  view: ViewOptions;
  theme: Theme;
  selectLabel: string;
  onChange: ChangeView;
  onSavePicture: () => void;
  /** Absent where the template has no sender to choose. */
  openSender: (() => void) | undefined;
};

/** Every setting of the phones that is not chosen already, and Save picture. */
export function phoneCommands({
  view,
  theme,
  selectLabel,
  onChange,
  onSavePicture,
  openSender,
}: PhoneState): Command[] {
  const command = (id: string, label: string, keywords: string, part: Partial<ViewOptions>): Command => ({
    id: `phone.${id}`,
    label,
    group: 'Phone',
    keywords: `phone preview ${keywords}`,
    run() {
      onChange(part);
      announce(`${label}.`);
    },
  });
  return [
    ...othersThan(view.phones, phones).map((value) =>
      command(value, `Show ${phones[value]}`, 'system device switch', { phones: value }),
    ),
    ...othersThan(theme, themes).map((value) =>
      command(`theme.${value}`, `Phone theme: ${themes[value]}`, 'mode colours', { theme: value }),
    ),
    ...othersThan(view.textSize, textSizeNames).map((value) =>
      command(`text.${value}`, `Phone text size: ${textSizeNames[value].toLowerCase()}`, 'font', {
        textSize: value,
      }),
    ),
    ...shownViews
      .filter(({ value }) => value !== view.shows)
      .map(({ value, label }) =>
        command(`shows.${value}`, `Phone view: ${label.toLowerCase()}`, shownKeywords, { shows: value }),
      ),
    ...androidPhones
      .filter(({ width }) => width !== view.deviceWidth)
      .map(({ name, width }) =>
        command(`android.${width}`, `Android phone: ${name}`, 'device size width', { deviceWidth: width }),
      ),
    ...iphones
      .filter(({ width }) => width !== view.iphoneWidth)
      .map(({ name, width }) =>
        command(`iphone.${width}`, `iPhone: ${name}`, 'device size width', { iphoneWidth: width }),
      ),
    command(
      'contrast',
      `Phone contrast: ${view.increaseContrast ? 'normal' : 'increased'}`,
      'accessibility colours',
      { increaseContrast: !view.increaseContrast },
    ),
    view.mode === 'try'
      ? command('select', `When you tap the phone: ${selectLabel.toLowerCase()}`, 'mode select', {
          mode: 'select',
        })
      : command('try', 'When you tap the phone: try', 'mode simulator', { mode: 'try' }),
    ...(openSender
      ? [
          {
            id: 'phone.sender',
            label: 'Sender: name, logo, colour',
            group: 'Phone' as const,
            keywords: 'brand agent business verified promotional',
            run: openSender,
          },
        ]
      : []),
    {
      id: 'phone.picture',
      label: 'Save picture',
      group: 'Phone',
      keywords: 'phone preview image png export download screenshot',
      run: onSavePicture,
    },
  ];
}
