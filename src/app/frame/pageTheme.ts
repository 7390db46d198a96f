import { useSyncExternalStore } from 'react';

export type PageTheme = 'system' | 'light' | 'dark';

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** Puts a theme on the page; `system` follows the device. */
export function applyPageTheme(theme: PageTheme) {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  const system = darkSystem();
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

function current(): 'light' | 'dark' {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return darkSystem().matches ? 'dark' : 'light';
}

/** The theme in which the page is drawn now. */
export function usePageTheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, current, () => 'light');
}
