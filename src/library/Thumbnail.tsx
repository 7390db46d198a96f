import { useEffect, useRef, useState, type ReactNode } from 'react';

type ThumbnailProps = { className: string | undefined; children: ReactNode };

/** Milliseconds for which a picture must be in sight before it is drawn: what is only scrolled past costs nothing. */
const SETTLED = 60;

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
        if (entry?.isIntersecting) settling = setTimeout(() => setIsDrawn(true), SETTLED);
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
