import type { ReactNode } from 'react';
import { WhenSeen } from '../../ui/loading/later';

type ThumbnailProps = { className: string | undefined; children: ReactNode };

/** Draws its children once it has come into sight, between other tasks: those scrolled past are not drawn. */
export function Thumbnail({ className, children }: ThumbnailProps) {
  return (
    <div className={className} aria-hidden inert>
      <WhenSeen waiting={null}>{() => children}</WhenSeen>
    </div>
  );
}
