/** Saves what is open; answers whether it is kept now. */
type Save = () => Promise<boolean>;

const open = new Set<Save>();

/** Something that must be kept before the page reloads itself. Answers how to take it back. */
export function saveBeforeReload(save: Save): () => void {
  open.add(save);
  return () => {
    open.delete(save);
  };
}

/** Saves everything that is open, then reloads. Answers false, and stays, where something could not be saved. */
export async function reloadPage(reload: () => void = () => location.reload()): Promise<boolean> {
  const kept = await Promise.all([...open].map((save) => save().catch(() => false)));
  if (!kept.every(Boolean)) return false;
  reload();
  return true;
}
