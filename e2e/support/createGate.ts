/** A promise that a test resolves, for instance to hold an answer back until then. */
export function createGate(): { isOpen: Promise<void>; open: () => void } {
  const waiting: (() => void)[] = [];
  const isOpen = new Promise<void>((resolve) => {
    waiting.push(resolve);
  });
  return {
    isOpen,
    open() {
      for (const resolve of waiting) resolve();
    },
  };
}
