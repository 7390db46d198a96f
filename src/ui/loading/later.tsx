import { useEffect, useRef, useState, type ReactNode, useDeferredValue } from 'react';

type WhenSeenProps = { className?: string | undefined; children: () => ReactNode; waiting: ReactNode };

/** Draws its content once its place is on the screen, and `waiting` before. */
export function WhenSeen({ className, children, waiting }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(typeof IntersectionObserver === 'undefined');

  // The browser tells what is on the screen, outside React.
  useEffect(() => {
    if (isSeen || !place.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setIsSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return (
    <div ref={place} className={className}>
      {isSeen ? children() : waiting}
    </div>
  );
}

type AfterFirstPaintProps = { children: () => ReactNode; waiting?: ReactNode };

/** Draws its content once the rest of the page is painted, between other tasks, and `waiting` before. */
export function AfterFirstPaint({ children, waiting = null }: AfterFirstPaintProps) {
  return useDeferredValue(true, false) ? children() : waiting;
}
