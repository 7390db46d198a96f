/** Keeps the letters that are typed before the field they are meant for is drawn. */
export type KeyQueue = {
  /** Collects letters, which then reach nothing else. Returns a function that stops it. */
  start: (onCancel: () => void) => () => void;
  /** The letters so far. */
  text: () => string;
  clear: () => void;
};

export function createKeyQueue(): KeyQueue {
  let text = '';

  return {
    start(onCancel) {
      text = '';
      function collect(event: KeyboardEvent) {
        const { key, ctrlKey, metaKey, altKey } = event;
        if (ctrlKey || metaKey || altKey) return;
        if (key === 'Escape') onCancel();
        else if (key === 'Backspace') text = Array.from(text).slice(0, -1).join('');
        else if (Array.from(key).length === 1) text += key;
        // Enter and Tab must not act on the page either.
        else if (key !== 'Enter' && key !== 'Tab') return;
        event.preventDefault();
        event.stopPropagation();
      }
      addEventListener('keydown', collect, { capture: true });
      return () => removeEventListener('keydown', collect, { capture: true });
    },
    text: () => text,
    clear() {
      text = '';
    },
  };
}
