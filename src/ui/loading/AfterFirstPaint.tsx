import { useDeferredValue, type ReactNode } from 'react';

type AfterFirstPaintProps = { children: () => ReactNode; waiting?: ReactNode };

/** Draws its content once the rest of the page is painted, between other tasks, and `waiting` before. */
export function AfterFirstPaint({ children, waiting = null }: AfterFirstPaintProps) {
  return useDeferredValue(true, false) ? children() : waiting;
}
