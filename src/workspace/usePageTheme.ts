import { useSyncExternalStore } from 'react';
import { themeSetting } from '../library/settings/settings';
import { useStore } from '../ui/useStore';

const darkDevice = () => matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void) {
  const device = darkDevice();
  device.addEventListener('change', listener);
  return () => device.removeEventListener('change', listener);
}

/** The theme in which the page is drawn now. */
export function usePageTheme(): 'light' | 'dark' {
  const chosen = useStore(themeSetting, (theme) => theme);
  const isDeviceDark = useSyncExternalStore(
    subscribe,
    () => darkDevice().matches,
    () => false,
  );
  if (chosen !== 'system') return chosen;
  return isDeviceDark ? 'dark' : 'light';
}
