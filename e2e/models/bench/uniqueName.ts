/** A legal template name (20 characters at most) that no other spec, run or machine uses. A name can be created once. */
export function uniqueName(): string {
  const random = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return `e2e_${Date.now().toString(36)}_${random.toString(36)}`.slice(0, 20);
}
