import { useState, type KeyboardEvent, type ReactNode } from 'react';

type DisclosureProps = {
  summary: ReactNode;
  className?: string | undefined;
  /** Drawn only while it is open: what nobody sees costs nothing. */
  children: () => ReactNode;
  /** Escape closes it, as it does a menu: for what lies over other things. */
  closesOnEscape?: boolean;
};

/** A part that opens under its summary. */
export function Disclosure({ summary, className, children, closesOnEscape = false }: DisclosureProps) {
  const [open, setOpen] = useState(false);

  function handleKey({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
    if (!closesOnEscape || key !== 'Escape' || !currentTarget.open) return;
    currentTarget.open = false;
    currentTarget.querySelector('summary')?.focus();
  }

  return (
    <details
      className={className}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={handleKey}
    >
      <summary>{summary}</summary>
      {open && children()}
    </details>
  );
}
