/** Saves something that is open; returns whether it is stored now. */
type Save = () => Promise<boolean>;

/** Reloads a page only after everything that is open was saved. */
export function createReloadGuard() {
  const saves = new Set<Save>();

  return {
    saveBeforeReload: (save: Save): (() => void) => {
      saves.add(save);
      return () => {
        saves.delete(save);
      };
    },
    reloadPage: async (reload: () => void = () => location.reload()): Promise<boolean> => {
      const saved = await Promise.all([...saves].map((save) => save().catch(() => false)));
      if (!saved.every(Boolean)) return false;
      reload();
      return true;
    },
  };
}

const page = createReloadGuard();

/** Registers a save that must succeed before the page reloads. Returns a function that removes it. */
export const { saveBeforeReload } = page;

/** Saves everything that is open, then reloads the page. Returns false and does not reload if a save failed. */
export const { reloadPage } = page;

/** Milliseconds for the browser to read the file. */
const revokeDelayMs = 10_000;

/** Downloads a text (JSON) or bytes as a file. */
export function download(fileName: string, content: string | Blob) {
  const file = typeof content === 'string' ? new Blob([content], { type: 'application/json' }) : content;
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads the blob after `click` has returned.
  setTimeout(() => URL.revokeObjectURL(address), revokeDelayMs);
}

/** A unique random id. Browsers withhold `crypto.randomUUID` over plain HTTP from another host, but not random bytes. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
