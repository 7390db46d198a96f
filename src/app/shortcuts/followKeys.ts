import { questionMarkSetting } from '../../library/settings/settings';
import { isPressed, type Keys } from '../../ui/browser/keys';
import { overlay } from '../frame/overlay';
import { appShortcuts, signKey } from './appShortcuts';
import { movePane } from './panes';

const texts =
  'input:not([type="radio"], [type="checkbox"], [type="button"], [type="color"]), textarea, select';

/** Where keys are letters. The focus may lie in a shadow tree. */
function isWriting(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.matches(texts) || target.isContentEditable);
}

const actions = [
  [appShortcuts.palette, () => overlay.set('palette')],
  [appShortcuts.sheet, () => overlay.set('shortcuts')],
  [appShortcuts.nextPane, () => movePane(1)],
  [appShortcuts.previousPane, () => movePane(-1)],
] as const;

function isMeant(event: KeyboardEvent, keys: Keys): boolean {
  if (!isPressed(event, keys)) return false;
  return keys !== signKey || (questionMarkSetting.get() && !isWriting(event));
}

function handleKey(event: KeyboardEvent) {
  // A letter that is typed ends here.
  const mayBeMeant = event.ctrlKey || event.metaKey || event.key.length > 1 || event.key === signKey;
  if (!mayBeMeant || event.defaultPrevented) return;
  const action = actions.find(([{ keys }]) => keys.some((each) => isMeant(event, each)));
  if (!action) return;
  event.preventDefault();
  // What is modal has keys of its own.
  if (document.querySelector('dialog:modal') !== null) return;
  const [, run] = action;
  // A dialog that was closed a moment ago has yet to be taken away.
  if (overlay.get() === undefined) run();
  else setTimeout(run);
}

/** Hears the keys that count on every page. Called once. */
export function followKeys() {
  addEventListener('keydown', handleKey);
}
