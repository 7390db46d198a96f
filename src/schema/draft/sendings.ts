import type { SendingRecord, StatusByHand } from './draft';
import type { TemplateStatus } from '../values/enums';

/** The newest sending that created a template, else the newest with an unknown outcome. Its status may be set by hand. */
export function decisiveSending(sendings: readonly SendingRecord[]): SendingRecord | undefined {
  return (
    sendings.findLast(({ outcome }) => outcome === 'created') ??
    sendings.findLast(({ outcome }) => outcome === 'unknown')
  );
}

/** The current status: the one set by hand, which is newer, else the platform's. */
export function statusOfSending({
  byHand,
  status,
}: Pick<SendingRecord, 'byHand' | 'status'>): TemplateStatus | undefined {
  return byHand?.status ?? status;
}

/** The sendings with a status set by hand on the decisive sending; undefined removes it. */
export function withStatusByHand(
  sendings: readonly SendingRecord[],
  byHand: StatusByHand | undefined,
): SendingRecord[] {
  const decisive = decisiveSending(sendings);
  return sendings.map((sending) => {
    if (sending !== decisive) return sending;
    const { byHand: _, ...rest } = sending;
    return byHand ? { ...rest, byHand } : rest;
  });
}
