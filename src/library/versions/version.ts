import type { SendingRecord, TemplateDraft } from '../../schema/draft/draft';
import { formatDateAndTime } from '../../ui/time/formatMoment';

/** One sending of a version: the payload is the version's template. */
export type VersionSending = Omit<SendingRecord, 'payload'>;

/** How a version came to be: by hand, or by itself with a sending, before a restoring, or before other content took the draft's place. */
export type VersionOrigin = 'hand' | 'sending' | 'restoring' | 'replacing';

/** A draft as it once was. */
export type Version = {
  id: string;
  draftId: string;
  /** Milliseconds since the epoch; of a version that was sent several times, the last of them. */
  at: number;
  origin: VersionOrigin;
  /** What the person called it; one that has no name may be forgotten when there are many. */
  name?: string;
  note?: string;
  /** What was done right after it was kept by itself: "restore version Spring". */
  before?: string;
  /** Of a sending the exact request body. */
  template: TemplateDraft;
  stash: Record<string, unknown>;
  /** Whether its pictures could be loaded from their hosts then; absent means yes. */
  trustsMedia?: boolean;
  /** Oldest first; of other origins none. */
  sendings: VersionSending[];
};

/** The name of a version that nobody has named: its moment would read "today" for one day only. */
export function defaultVersionName(at: number): string {
  return `Version of ${formatDateAndTime(at)}`;
}

/** What a version is called that has no name: by how it came to be. */
export function unnamedTitle({ origin, before, at }: Pick<Version, 'origin' | 'before' | 'at'>): string {
  switch (origin) {
    case 'hand':
      return defaultVersionName(at);
    case 'sending':
      return 'Sent for approval';
    case 'restoring':
    case 'replacing':
      return `Before: ${before ?? 'other content'}`;
    default:
      return origin satisfies never;
  }
}

export function versionTitle(version: Version): string {
  return version.name ?? unnamedTitle(version);
}
