import { createStore } from 'zustand/vanilla';

function createStorageRequest() {
  const keepsDrafts = createStore<boolean | undefined>(() => undefined);
  let wasAsked = false;

  const askToKeep = async (): Promise<void> => {
    if (wasAsked) return;
    wasAsked = true;
    try {
      // Browsers withhold this from pages loaded over plain HTTP from another host.
      keepsDrafts.setState((await navigator.storage?.persist?.()) ?? false, true);
    } catch {
      keepsDrafts.setState(false);
    }
  };
  return { keepsDrafts, askToKeep };
}

const page = createStorageRequest();

/** Whether the browser promised to keep the drafts when space runs out; undefined until it has answered. */
export const { keepsDrafts } = page;

/** Asks the browser once per page to keep the stored drafts. */
export const { askToKeep } = page;
