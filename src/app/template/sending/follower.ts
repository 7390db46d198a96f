import type { QueryClient } from '@tanstack/react-query';
import { templateStatusLabel } from '../../../submission/outcome/StatusBadge';
import { createFollower, type Follower } from '../../../submission/reading/followSending';
import { announce } from '../../../ui/notices/announcer';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';

/** Follows the open draft's newest sending at the platform to which it went. */
export function followSendings(open: OpenedTemplate, queries: QueryClient): Follower {
  return createFollower({
    queries,
    draftId: open.id.getState,
    sendings: open.sendings,
    onSettled(record) {
      open.changed();
      if (record.status) announce(`The platform says: ${templateStatusLabel(record.status)}.`);
    },
  });
}
