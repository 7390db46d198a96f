import { useEffect, useRef, useState, type ReactNode } from 'react';

type ThumbnailProps = { className: string | undefined; children: ReactNode };

/** Milliseconds for which a picture must be in sight while the page scrolls: what is only passed costs nothing. */
const SETTLED = 150;

let scrolledAt = Number.NEGATIVE_INFINITY;
if (typeof window !== 'undefined') {
  const remember = () => {
    scrolledAt = performance.now();
  };
  window.addEventListener('scroll', remember, { passive: true });
}

/** A place for a drawing that is made once the place has come into sight. */
export function Thumbnail({ className, children }: ThumbnailProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);

  // What is in sight is known outside React.
  useEffect(() => {
    if (!place.current || isDrawn) return undefined;
    let settling: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(settling);
        if (!entry?.isIntersecting) return;
        const isStill = performance.now() - scrolledAt > SETTLED;
        settling = setTimeout(() => setIsDrawn(true), isStill ? 0 : SETTLED);
      },
      { rootMargin: '120px' },
    );
    observer.observe(place.current);
    return () => {
      clearTimeout(settling);
      observer.disconnect();
    };
  }, [isDrawn]);

  return (
    <div ref={place} className={className} aria-hidden inert>
      {isDrawn && <div>{children}</div>}
    </div>
  );
}
