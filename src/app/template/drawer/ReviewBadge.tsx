import { useComments, useReviewNews } from '../../../review/reviewData';
import { plural } from '../../../schema/values/text';
import { Badge } from '../../../ui/notices/Notice';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';
import { useDraftOnServer } from '../../../workspace/draftOnServer';

/** How many comments are new to this person. Loaded where people sign in, as only these have colleagues who comment. */
export function ReviewBadge({ open }: { open: OpenedTemplate }) {
  const draft = useDraftOnServer(open);
  useReviewNews(draft);
  const { data } = useComments(draft);
  const count = data?.comments.filter(({ isNew }) => isNew).length ?? 0;
  return (
    count > 0 && (
      <Badge tone="info" title={plural(count, 'new comment')}>
        {count}
      </Badge>
    )
  );
}
