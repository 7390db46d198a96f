/** The sign of the program, as in `public/favicon.svg`; drawn here, it needs no request. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width={24} height={24} aria-hidden="true">
      <path
        d="M9 3h14a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6h-9.2L7.6 29.6A1 1 0 0 1 6 28.8V24.2A6 6 0 0 1 3 19V9a6 6 0 0 1 6-6z"
        fill="#2b4aa0"
      />
      <rect x="8" y="8" width="16" height="6" rx="1.5" fill="#fff" />
      <rect x="8" y="16.5" width="7" height="3.5" rx="1.75" fill="#fff" opacity=".72" />
      <rect x="17" y="16.5" width="7" height="3.5" rx="1.75" fill="#fff" opacity=".72" />
    </svg>
  );
}
