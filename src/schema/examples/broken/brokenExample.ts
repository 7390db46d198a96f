/**
 * A template with one mistake, for tests of every part that validates templates.
 * `issue` is the path, as `formatPath` writes it, of the only issue that the mistake must raise.
 */
export type BrokenExample = { id: string; title: string; summary: string; template: unknown; issue: string };
