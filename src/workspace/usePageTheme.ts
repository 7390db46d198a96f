import { useSyncExternalStore } from 'react';
import { themeSetting } from '../library/settings/settings';
import { useStore } from 'zustand';

const darkDevice = () => matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void) {
  const device = darkDevice();
  device.addEventListener('change', listener);
  return () => device.removeEventListener('change', listener);
}

/** The theme in which the page is drawn now. */
export function usePageTheme(): 'light' | 'dark' {
  const chosen = useStore(themeSetting);
  const isDeviceDark = useSyncExternalStore(
    subscribe,
    () => darkDevice().matches,
    () => false,
  );
  if (chosen !== 'system') return chosen;
  return isDeviceDark ? 'dark' : 'light';
}
