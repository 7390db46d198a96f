/**
 * A key combination: modifiers and then a value of `KeyboardEvent.key`, for example `Mod+Shift+Z`, `Alt+ArrowUp`,
 * `F6` or `?`. `Mod` is the Command key on a Mac and Control elsewhere.
 */
export type Keys = string;

/** A shortcut with its label for people and its key combinations. */
export type Shortcut = { label: string; keys: readonly Keys[] };

const platform = () => (typeof navigator === 'undefined' ? '' : navigator.platform);

/** Whether this device has a Command key. */
export const isMac = () => /^(?:Mac|iPhone|iPad)/.test(platform());

const modifiers = ['Mod', 'Alt', 'Shift'] as const;
type Modifier = (typeof modifiers)[number];

function partsOf(keys: Keys): { key: string; held: ReadonlySet<string> } {
  // The last part may be a plus sign itself.
  const parts = keys.endsWith('+') ? [...keys.slice(0, -1).split('+').filter(Boolean), '+'] : keys.split('+');
  return { key: parts.at(-1) ?? '', held: new Set(parts.slice(0, -1)) };
}

/** On a layout without Latin letters, the position of the key decides. */
function isKey({ key, code }: KeyboardEvent, wanted: string): boolean {
  if (key.toLowerCase() === wanted.toLowerCase()) return true;
  return /^[A-Z]$/.test(wanted) && /^\p{L}$/u.test(key) && !/[a-z]/i.test(key) && code === `Key${wanted}`;
}

/** Whether an event is this key combination. Ignores input made with AltGraph or an input method. */
export function isPressed(event: KeyboardEvent, keys: Keys, mac = isMac()): boolean {
  if (event.isComposing || event.getModifierState('AltGraph')) return false;
  const { key, held } = partsOf(keys);
  const mod = mac ? event.metaKey : event.ctrlKey;
  const other = mac ? event.ctrlKey : event.metaKey;
  if (other || mod !== held.has('Mod') || event.altKey !== held.has('Alt')) return false;
  // Some layouts need Shift for a sign, so Shift counts only for letters and named keys.
  const isSign = key.length === 1 && !/[A-Z0-9]/i.test(key);
  if (!isSign && event.shiftKey !== held.has('Shift')) return false;
  return isKey(event, key);
}

const macSigns = { Mod: '⌘', Alt: '⌥', Shift: '⇧' } satisfies Record<Modifier, string>;
const otherSigns = { Mod: 'Ctrl', Alt: 'Alt', Shift: 'Shift' } satisfies Record<Modifier, string>;
const shown: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
};

/** The names of the keys as printed on the keyboard. */
export function keyNames(keys: Keys, mac = isMac()): string[] {
  const { key, held } = partsOf(keys);
  const signs = mac ? macSigns : otherSigns;
  return [...modifiers.filter((name) => held.has(name)).map((name) => signs[name]), shown[key] ?? key];
}

/** The value of `aria-keyshortcuts`. */
export function ariaKeys(keys: readonly Keys[], mac = isMac()): string {
  return keys.map((each) => each.replace('Mod', mac ? 'Meta' : 'Control')).join(' ');
}
