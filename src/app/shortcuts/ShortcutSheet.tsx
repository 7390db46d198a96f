import { Fragment } from 'react';
import { questionMarkSetting } from '../../library/settings/settings';
import { Button } from '../../ui/controls/Button';
import { Checkbox } from '../../ui/controls/Input';
import { useStore } from 'zustand';
import { Dialog } from '../../ui/controls/Dialog';
import { useAppServices } from '../../workspace/services/AppServices';
import styles from './ShortcutSheet.module.css';
import type { Shortcut } from '../../ui/browser/keys';
import { editorShortcuts, lineShortcuts } from '../../editor/panes/shortcuts';
import { gridShortcuts } from '../../editor/table/grid/gridKeys';
import { phoneShortcuts } from '../../preview/screen/phoneShortcuts';
import { appShortcuts } from './followKeys';
import { KeyCaps } from './KeyCaps';

/** The list of all shortcuts, by place. */
export function ShortcutSheet() {
  const { overlay } = useAppServices();
  const usesQuestionMark = useStore(questionMarkSetting);
  return (
    <Dialog
      title="Keyboard shortcuts"
      onClose={() => overlay.setState(undefined)}
      actions={<Button type="submit">Close</Button>}
    >
      {allShortcuts.map(({ place, shortcuts }) => (
        <section key={place} className={styles.place}>
          <h3>{place}</h3>
          <dl className={styles.list}>
            {shortcuts.map(({ label, keys }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {keys.map((each, index) => (
                    <Fragment key={each}>
                      {index > 0 && ' or '}
                      <KeyCaps keys={each} />
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Checkbox
        label="The ? key opens this list"
        hint="Turn this off if you use dictation or press keys by accident."
        checked={usesQuestionMark}
        onChange={({ target }) => questionMarkSetting.setState(target.checked)}
      />
    </Dialog>
  );
}

/** Every shortcut of the page, by the place where it works. */
export const allShortcuts: readonly { place: string; shortcuts: readonly Shortcut[] }[] = [
  { place: 'Everywhere', shortcuts: Object.values(appShortcuts) },
  {
    place: 'While a template is open',
    shortcuts: [
      ...Object.values(editorShortcuts),
      { label: 'Paste into the draft, with a preview (outside a field)', keys: ['Mod+V'] },
    ],
  },
  { place: 'On a card or button in a list', shortcuts: Object.values(lineShortcuts) },
  { place: 'In the cards table', shortcuts: Object.values(gridShortcuts) },
  {
    place: 'In the code view',
    shortcuts: [
      { label: 'Leave the editor', keys: ['Tab'] },
      { label: 'Find', keys: ['Mod+F'] },
      { label: 'Next issue', keys: ['F8'] },
      { label: 'Go to the field on this line', keys: ['Alt+Enter'] },
    ],
  },
  { place: 'In the preview', shortcuts: phoneShortcuts },
  {
    place: 'In the templates list',
    shortcuts: [
      { label: 'Go to the next or previous template', keys: ['ArrowDown', 'ArrowUp'] },
      { label: 'Select all', keys: ['Mod+A'] },
      { label: 'Clear selection', keys: ['Escape'] },
      { label: 'Delete selected', keys: ['Delete'] },
    ],
  },
  {
    place: 'In tabs and other groups of options',
    shortcuts: [
      { label: 'Select the next or previous option', keys: ['ArrowRight', 'ArrowLeft'] },
      { label: 'Select the first or last option', keys: ['Home', 'End'] },
    ],
  },
  { place: 'In dialogs and menus', shortcuts: [{ label: 'Close without changes', keys: ['Escape'] }] },
];
