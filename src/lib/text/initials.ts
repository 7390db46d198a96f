/** Up to two capital letters for a person’s name or address. */
export const initialsOf = (name: string) =>
  name
    .split(/[\s._-]+|@.*/u)
    .filter((part) => part !== '')
    .slice(0, 2)
    .map((part) => String.fromCodePoint(part.codePointAt(0) ?? 0).toUpperCase())
    .join('');
