import type { PreviewOptions, Theme } from '../../preview/model/options';
import { announce } from '../../ui/notices/announcer';
import type { ChangeView, ViewOptions } from '../session/viewOptions';
import type { Command } from '../services/createCommandRegistry';

const phones = { android: 'Android', ios: 'iPhone', both: 'both phones' } satisfies Record<
  ViewOptions['phones'],
  string
>;
const themes = { light: 'light', dark: 'dark' } satisfies Record<Theme, string>;
const textSizes = {
  small: 'small',
  default: 'default',
  large: 'large',
  largest: 'largest',
} satisfies Record<PreviewOptions['textSize'], string>;

const others = <Value extends string>(words: Record<Value, string>, now: Value) =>
  (Object.keys(words) as Value[]).filter((value) => value !== now);

type Look = {
  view: ViewOptions;
  theme: Theme;
  selectLabel: string;
  onChange: ChangeView;
  onSavePicture: () => void;
};

/** How the phones are looked at, in those ways that are not chosen already, and what is made of them. */
export function phoneCommands({ view, theme, selectLabel, onChange, onSavePicture }: Look): Command[] {
  const command = (id: string, label: string, words: string, part: Partial<ViewOptions>): Command => ({
    id: `phone.${id}`,
    label,
    group: 'Phone',
    words: `phone preview ${words}`,
    run() {
      onChange(part);
      announce(`${label}.`);
    },
  });
  return [
    ...others(phones, view.phones).map((value) =>
      command(value, `Show ${phones[value]}`, 'system device switch', { phones: value }),
    ),
    ...others(themes, theme).map((value) =>
      command(`theme.${value}`, `Phone theme: ${themes[value]}`, 'mode colours', { theme: value }),
    ),
    ...others(textSizes, view.textSize).map((value) =>
      command(`text.${value}`, `Text size on the phone: ${textSizes[value]}`, 'font', { textSize: value }),
    ),
    view.mode === 'try'
      ? command('select', `A click on the phone: ${selectLabel}`, 'mode', { mode: 'select' })
      : command('try', 'Try the phone: taps act as on a device', 'simulator tap', { mode: 'try' }),
    {
      id: 'phone.picture',
      label: 'Save picture',
      group: 'Phone',
      words: 'phone preview image png export download screenshot',
      run: onSavePicture,
    },
  ];
}
