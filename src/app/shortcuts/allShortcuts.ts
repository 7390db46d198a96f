import { editorShortcuts, lineShortcuts } from '../../editor/panes/shortcuts';
import { gridShortcuts } from '../../editor/table/grid/gridKeys';
import { phoneShortcuts } from '../../preview/screen/phoneShortcuts';
import type { Shortcut } from '../../ui/browser/keys';
import { appShortcuts } from './appShortcuts';

/** Every shortcut of the page, by the place where it works. */
export const allShortcuts: readonly { place: string; shortcuts: readonly Shortcut[] }[] = [
  { place: 'Everywhere', shortcuts: Object.values(appShortcuts) },
  {
    place: 'While a template is open',
    shortcuts: [
      ...Object.values(editorShortcuts),
      { label: 'Outside of a field: paste into the draft, with a preview', keys: ['Mod+V'] },
    ],
  },
  { place: 'On the line of a card or button', shortcuts: Object.values(lineShortcuts) },
  { place: 'In the table of cards', shortcuts: Object.values(gridShortcuts) },
  {
    place: 'In the JSON',
    shortcuts: [
      { label: 'Leave the editor', keys: ['Tab'] },
      { label: 'Find', keys: ['Mod+F'] },
      { label: 'Next remark', keys: ['F8'] },
      { label: 'Go to the field of the line', keys: ['Alt+Enter'] },
    ],
  },
  { place: 'In a phone', shortcuts: phoneShortcuts },
  {
    place: 'In the list of templates',
    shortcuts: [
      { label: 'Go to the next or the previous one', keys: ['ArrowDown', 'ArrowUp'] },
      { label: 'Choose all', keys: ['Mod+A'] },
      { label: 'Choose none', keys: ['Escape'] },
      { label: 'Delete the chosen ones', keys: ['Delete'] },
    ],
  },
  {
    place: 'In tabs and other rows of choices',
    shortcuts: [
      { label: 'Choose the next or the previous one', keys: ['ArrowRight', 'ArrowLeft'] },
      { label: 'Choose the first or the last one', keys: ['Home', 'End'] },
    ],
  },
  { place: 'In dialogs and menus', shortcuts: [{ label: 'Close without doing anything', keys: ['Escape'] }] },
];
