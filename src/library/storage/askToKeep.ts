import { createStore } from 'zustand/vanilla';

/** Whether the browser promised to keep the drafts when space runs out; undefined before it is asked. */
export const keepsDrafts = createStore<boolean | 'asked' | undefined>(() => undefined);

/** Asks the browser once per page to keep the stored drafts. */
export async function askToKeep(): Promise<void> {
  if (keepsDrafts.getState() !== undefined) return;
  keepsDrafts.setState('asked');
  try {
    // Browsers withhold this from pages loaded over plain HTTP from another host.
    keepsDrafts.setState((await navigator.storage?.persist?.()) ?? false);
  } catch {
    keepsDrafts.setState(false);
  }
}
