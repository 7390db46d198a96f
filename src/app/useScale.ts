import { useSyncExternalStore } from 'react';
import type { ViewOptions } from './viewOptions';

/** CSS px that a phone with its frame is high, and that stand above and below it in the window. */
const phoneHeight = 940;
const around = 170;

function subscribe(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** The factor by which the phones are drawn; 1 leaves every box at its documented size. */
export function useScale(scale: ViewOptions['scale']): number {
  const height = useSyncExternalStore(
    subscribe,
    () => window.innerHeight,
    () => phoneHeight + around,
  );
  if (scale !== 'fit') return Number(scale) / 100;
  return Math.min(1, Math.max(0.4, (height - around) / phoneHeight));
}
