/** An id that no other device gives. `crypto.randomUUID` is withheld over plain HTTP from another host; random bytes are not. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
