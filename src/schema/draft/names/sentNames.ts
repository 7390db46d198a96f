import { isRecord } from '../../../lib/values';

/** The names that sendings have used up: those of created templates, and of those that may have been. */
export function sentNames(sendings: readonly unknown[]): string[] {
  return sendings.flatMap((sending) => {
    if (!isRecord(sending)) return [];
    const { outcome, payload } = sending;
    const name = isRecord(payload) ? payload.name : undefined;
    return (outcome === 'created' || outcome === 'unknown') && typeof name === 'string' ? [name] : [];
  });
}

/**
 * A stored draft with the names that it was sent under and has no longer, by which the storage finds it. The same object
 * if there are none.
 */
export function withSentNames<Stored extends { id: string; template?: unknown; sendings?: unknown }>(
  stored: Stored,
): Stored | (Stored & { sentNames: string[] }) {
  const name = isRecord(stored.template) ? stored.template.name : undefined;
  const earlier = Array.isArray(stored.sendings)
    ? sentNames(stored.sendings).filter((sent) => sent !== name)
    : [];
  return earlier.length > 0 ? { ...stored, sentNames: [...new Set(earlier)] } : stored;
}
