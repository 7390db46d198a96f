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
