import type { SendingRecord, StatusByHand } from './draft';
import type { TemplateStatus } from '../values/enums';

/** The newest sending that made a template, else the newest that perhaps did: its status may be set by hand. */
export function settledSending(sendings: readonly SendingRecord[]): SendingRecord | undefined {
  return (
    sendings.findLast(({ outcome }) => outcome === 'created') ??
    sendings.findLast(({ outcome }) => outcome === 'unknown')
  );
}

/** The status that counts: the one set by hand, which is the newer news, else the platform's. */
export function statusOfSending({
  byHand,
  status,
}: Pick<SendingRecord, 'byHand' | 'status'>): TemplateStatus | undefined {
  return byHand?.status ?? status;
}

/** The sendings with a status set by hand at the one it is about; undefined takes it back. */
export function withStatusByHand(
  sendings: readonly SendingRecord[],
  byHand: StatusByHand | undefined,
): SendingRecord[] {
  const settled = settledSending(sendings);
  return sendings.map((sending) => {
    if (sending !== settled) return sending;
    const { byHand: _, ...rest } = sending;
    return byHand ? { ...rest, byHand } : rest;
  });
}
