import { useWindowEvent } from '../browser/hooks';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

type DisclosureProps = {
  summary: ReactNode;
  className?: string | undefined;
  /** Drawn only while it is open, so that hidden content costs nothing. */
  children: () => ReactNode;
  /** The content covers other parts of the page: Escape, a press outside and the focus elsewhere close it. */
  isFloating?: boolean;
  startsOpen?: boolean;
};

/** Content that opens under its summary. */
export function Disclosure({
  summary,
  className,
  children,
  isFloating = false,
  startsOpen = false,
}: DisclosureProps) {
  const [open, setOpen] = useState(startsOpen);
  const summaryElement = useRef<HTMLElement>(null);
  const details = useRef<HTMLDetailsElement>(null);

  useWindowEvent('pointerdown', ({ target }) => {
    if (!isFloating || !open || !details.current) return;
    if (target instanceof Node && !details.current.contains(target)) details.current.open = false;
  });

  function handleKey({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
    if (!isFloating || key !== 'Escape' || !currentTarget.open) return;
    currentTarget.open = false;
    summaryElement.current?.focus();
  }

  return (
    <details
      ref={details}
      className={className}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={handleKey}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Open, it would cover the control that has the focus now.
        if (isFloating && relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
    >
      <summary ref={summaryElement}>{summary}</summary>
      {open && children()}
    </details>
  );
}
