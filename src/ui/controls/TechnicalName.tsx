/** A term of the interface beside a label, shown while API names are switched on. */
export function TechnicalName({ children }: { children: string | undefined }) {
  return children && <code data-technical>{children}</code>;
}
