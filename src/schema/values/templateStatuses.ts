/** Approval statuses of a template. */
export const templateStatuses = ['approved', 'pending', 'rejected', 'expired'] as const;
