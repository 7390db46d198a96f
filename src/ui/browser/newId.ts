/** A unique random id. Browsers withhold `crypto.randomUUID` over plain HTTP from another host, but not random bytes. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
