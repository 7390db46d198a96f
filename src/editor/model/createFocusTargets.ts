import { flushSync } from 'react-dom';
import type { Selection } from './createSelection';

/**
 * The role of a control for its path: the `field` itself; the `line` of a card or button, its buttons that move it
 * `back` and `on`, and its `first` field; the button that opens the `parameters` of a text;
 * the button that adds to a list (`add`); the summary of `errors` (path '').
 */
export type FocusSpot = 'field' | 'line' | 'back' | 'on' | 'first' | 'parameters' | 'add' | 'errors';

export type FocusTargets = {
  /** Registers an element while it is mounted. Returns a function that releases it. */
  register: (path: string, element: HTMLElement, spot?: FocusSpot) => () => void;
  /** Brings a field into view and focuses it, or else the nearest part around it. */
  focus: (path: string) => void;
  /** Focuses one control; returns whether it took the focus (a disabled or missing control does not). */
  focusSpot: (path: string, spot: FocusSpot, scroll?: ScrollLogicalPosition) => boolean;
  /** The mounted control of a spot, for a command that presses it. */
  controlAt: (path: string, spot: FocusSpot) => HTMLElement | undefined;
  /** Focuses the line of an entry if there is one, else a field or the nearest part around it. */
  focusEntry: (entry: string | undefined, path: string) => void;
  /** Brings the same control into view and leaves the focus where it is. */
  revealEntry: (entry: string | undefined, path: string) => void;
  hasFocus: (path: string, spot: FocusSpot) => boolean;
  /** Runs a change. If that takes the focused control away, the nearest part of a path gets the focus. */
  keepFocus: (change: () => boolean, path: string) => boolean;
  /** The field that contains an element, as a path. */
  pathAt: (element: Element) => string | undefined;
  /** The entry whose line an element is, as a path. */
  lineAt: (element: Element) => string | undefined;
  /** Registers an element whose focus an undo or redo does not move. Returns a function that releases it. */
  registerSticky: (element: HTMLElement) => () => void;
  /** Whether such an element, or a control in it, has the focus. */
  isSticky: () => boolean;
};

const keyOf = (path: string, spot: FocusSpot) => `${path}#${spot}`;
const CONTROLS = 'input, textarea, select, button';

/** The controls of the form by path, so that commands can move the focus without searching the page. */
export function createFocusTargets(selection: Selection): FocusTargets {
  const targets = new Map<string, HTMLElement>();
  const fields = new WeakMap<Element, string>();
  const lines = new WeakMap<Element, string>();
  const stickyElements = new Set<HTMLElement>();

  function findNearest(path: string): HTMLElement | undefined {
    for (let place = path; place !== ''; place = place.slice(0, Math.max(0, place.lastIndexOf('.')))) {
      const part = targets.get(keyOf(place, 'field'));
      const control = part?.matches(CONTROLS)
        ? part
        : part?.querySelector<HTMLElement>(`input:checked, ${CONTROLS}`);
      if (control) return control;
    }
    return undefined;
  }

  function focusNearest(path: string) {
    const control = findNearest(path);
    if (control) focusElement(control, 'center');
  }

  function focusSpot(path: string, spot: FocusSpot, scroll?: ScrollLogicalPosition) {
    flushDrawing();
    const element = targets.get(keyOf(path, spot));
    // A control that was just disabled under the focus still counts as the active one.
    if (!element || element.matches(':disabled')) return false;
    focusElement(element, scroll);
    return element === document.activeElement;
  }

  return {
    register(path, element, spot = 'field') {
      const key = keyOf(path, spot);
      targets.set(key, element);
      if (spot === 'field') fields.set(element, path);
      if (spot === 'line') lines.set(element, path);
      return () => {
        if (targets.get(key) === element) targets.delete(key);
      };
    },
    focus(path) {
      selection.show(path);
      // The field is mounted only once its card and its button are open.
      flushDrawing();
      focusNearest(path);
    },
    focusSpot,
    controlAt: (path, spot) => targets.get(keyOf(path, spot)),
    focusEntry(entry, path) {
      flushDrawing();
      if (entry !== undefined && targets.has(keyOf(entry, 'line'))) focusSpot(entry, 'line', 'nearest');
      else focusNearest(path);
    },
    revealEntry(entry, path) {
      flushDrawing();
      const line = entry === undefined ? undefined : targets.get(keyOf(entry, 'line'));
      (line ?? findNearest(path))?.scrollIntoView({ block: 'nearest' });
    },
    keepFocus(change, path) {
      const focused = globalThis.document?.activeElement;
      const isDone = change();
      flushDrawing();
      if (focused && !focused.isConnected) focusNearest(path);
      return isDone;
    },
    hasFocus: (path, spot) => targets.get(keyOf(path, spot)) === document.activeElement,
    pathAt(element) {
      for (let part: Element | null = element; part; part = part.parentElement) {
        const path = fields.get(part);
        if (path !== undefined) return path;
      }
      return undefined;
    },
    lineAt: (element) => lines.get(element),
    registerSticky(element) {
      stickyElements.add(element);
      return () => {
        stickyElements.delete(element);
      };
    },
    isSticky: () => [...stickyElements].some((element) => element.contains(document.activeElement)),
  };
}

/** Draws pending changes of the stores now, so that the target is mounted. */
function flushDrawing() {
  flushSync(() => undefined);
}

/** Without a position the browser scrolls in its own way. */
function focusElement(element: HTMLElement, scroll?: ScrollLogicalPosition) {
  element.focus({ preventScroll: scroll !== undefined });
  if (scroll !== undefined) element.scrollIntoView({ block: scroll });
}
