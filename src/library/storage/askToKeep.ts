import { createStore } from '../../lib/createStore';

/** Whether the browser promised not to clear the drafts when space runs out; undefined until it has answered. */
export const keepsDrafts = createStore<boolean | undefined>(undefined);

let asked = false;

/** Asks the browser once to keep what is stored here. */
export async function askToKeep(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    // Withheld from pages that come over plain HTTP from another host.
    keepsDrafts.set((await navigator.storage?.persist?.()) ?? false);
  } catch {
    keepsDrafts.set(false);
  }
}
