import { questionMarkSetting } from '../../library/settings/settings';
import { isModalOpen } from '../../ui/browser/focus';
import { isPressed, type Keys, type Shortcut } from '../../ui/browser/keys';
import type { AppServices } from '../../workspace/services/AppServices';

const textControls =
  'input:not([type="radio"], [type="checkbox"], [type="button"], [type="color"]), textarea, select';

/** Whether keys type text there. The focus may be in a shadow tree. */
function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.matches(textControls) || target.isContentEditable);
}

function isShortcut(event: KeyboardEvent, keys: Keys): boolean {
  if (!isPressed(event, keys)) return false;
  return keys !== characterKey || (questionMarkSetting.getState() && !isTyping(event));
}

/** Handles the shortcuts of every page. Call it once. */
export function followKeys({ overlay, panes }: Pick<AppServices, 'overlay' | 'panes'>) {
  const actions = [
    [appShortcuts.palette, () => overlay.setState('palette')],
    [appShortcuts.sheet, () => overlay.setState('shortcuts')],
    [appShortcuts.nextPane, () => panes.move(1)],
    [appShortcuts.previousPane, () => panes.move(-1)],
  ] as const;

  addEventListener('keydown', (event) => {
    // Ignore plain typing.
    const mayBeShortcut =
      event.ctrlKey || event.metaKey || event.key.length > 1 || event.key === characterKey;
    if (!mayBeShortcut || event.defaultPrevented) return;
    const action = actions.find(([{ keys }]) => keys.some((each) => isShortcut(event, each)));
    if (!action) return;
    event.preventDefault();
    if (isModalOpen()) return;
    const [, run] = action;
    // A dialog closed a moment ago is still mounted: let React remove it first.
    if (overlay.getState() === undefined) run();
    else setTimeout(run);
  });
}

/** The shortcuts of every page. */
export const appShortcuts = {
  palette: { label: 'Find a page, a draft, a field or an action', keys: ['Mod+K'] },
  sheet: { label: 'Show this list', keys: ['Mod+/', '?'] },
  nextPane: { label: 'Go to the next part of the page', keys: ['F6'] },
  previousPane: { label: 'Go to the previous part of the page', keys: ['Shift+F6'] },
} as const satisfies Record<string, Shortcut>;

/** A shortcut of one character can be switched off (WCAG 2.1.4). */
const characterKey = '?';
