import { vi } from 'vitest';

/** What a phone asks of a browser and jsdom lacks: layout and fonts. Call it once in a file. */
export function stubLayout() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
}
