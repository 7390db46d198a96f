import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

type DisclosureProps = {
  summary: ReactNode;
  className?: string | undefined;
  /** Drawn only while it is open, so that hidden content costs nothing. */
  children: () => ReactNode;
  /** Escape closes it, for content that covers other parts of the page. */
  closesOnEscape?: boolean;
};

/** Content that opens under its summary. */
export function Disclosure({ summary, className, children, closesOnEscape = false }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const summaryElement = useRef<HTMLElement>(null);

  function handleKey({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
    if (!closesOnEscape || key !== 'Escape' || !currentTarget.open) return;
    currentTarget.open = false;
    summaryElement.current?.focus();
  }

  return (
    <details
      className={className}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={handleKey}
    >
      <summary ref={summaryElement}>{summary}</summary>
      {open && children()}
    </details>
  );
}
