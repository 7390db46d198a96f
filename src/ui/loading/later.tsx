import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';

type WhenSeenProps = { className?: string | undefined; children: () => ReactNode; waiting: ReactNode };

/** Draws its content between other tasks once its place is on the screen, and `waiting` before. */
export function WhenSeen({ className, children, waiting }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(typeof IntersectionObserver === 'undefined');

  // The browser tells what is on the screen, outside React.
  useEffect(() => {
    if (isSeen || !place.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) startTransition(() => setIsSeen(true));
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

/**
 * Whether what a component drew first has been painted. The next drawing is a transition: keys come in between, and it
 * has no fallback, after which Suspense would show nothing for 300 ms.
 */
export function useIsPainted(isAlready = false): boolean {
  const [isPainted, setIsPainted] = useState(isAlready);
  useEffect(() => {
    let timer: number;
    const draw = () => {
      timer = window.setTimeout(() => startTransition(() => setIsPainted(true)));
    };
    // A page in the background is not painted.
    const frame = document.hidden ? draw() : requestAnimationFrame(draw);
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
