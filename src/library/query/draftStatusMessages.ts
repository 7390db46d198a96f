import type { StatusFilter } from './libraryView';

/** The label of each status, in filters and beside a draft. */
export const draftStatusMessages = {
  draft: 'Draft',
  refused: 'Refused',
  unknown: 'Outcome unknown',
  sent: 'Created',
  pending: 'Approval pending',
  rejected: 'Rejected',
  expired: 'Expired',
  approved: 'Approved',
  changed: 'Changed since sent',
} satisfies Record<StatusFilter, string>;
