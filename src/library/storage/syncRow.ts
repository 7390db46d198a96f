import type { DraftDocument } from '../../schema/responses/spaces';

/** What this browser and the server agreed on about one draft. */
export type SyncRow = {
  /** The id of the draft. */
  id: string;
  space: string;
  /** The revision at the server; absent before the first answer. */
  etag?: string;
  revision?: number;
  /** The draft as it is at the server in that revision. */
  base?: DraftDocument;
  /** The number of that change in its space. */
  sequence?: number;
  /** When that revision was written, by the clock of the server. */
  agreedAt?: number;
  /** What both agreed on before the server lost the draft. */
  lostBase?: DraftDocument;
  isDeleted?: boolean;
  /** The local revision that the server has; any other one is still to be pushed. */
  localRevision: number;
  /** A request that may have arrived. It is sent again as it was, also after a restart of the browser. */
  push?: SyncPush;
};

export type SyncPush = {
  key: string;
  document: DraftDocument;
  isDeletion: boolean;
  localRevision: number;
};
