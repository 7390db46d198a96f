import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { fetchDraft } from '../../library/sync/serverDrafts';
import type { TemplateDraft } from '../../schema/draft/draft';
import { canonicalBody } from '../../schema/draft/draftToTemplate';
import { ButtonLink } from '../../ui/controls/Button';
import { Notice } from '../../ui/notices/Notice';
import { formatMoment } from '../../ui/time/time';
import { draftHref } from '../../workspace/draftLinks';

type NewerStateProps = {
  /** The draft that the link was made from, as `<space>/<id>`. */
  from: string;
  /** The template of the link. */
  template: TemplateDraft;
};

/** Says that the draft of a link has another content by now. Whoever may not see the draft is told nothing. */
export function NewerState({ from, template }: NewerStateProps) {
  const [space = '', id = ''] = from.split('/');
  const { data: found } = useQuery({
    queryKey: ['draft of a link', space, id],
    queryFn: () => fetchDraft(space, id),
    retry: false,
    gcTime: 0,
  });
  if (typeof found !== 'object' || !('document' in found)) return null;
  const { draft, document } = found;
  if (draft.deletedAt !== null || canonicalBody(document.template) === canonicalBody(template)) return null;
  const writer = draft.changedBy === null ? '' : ` by ${draft.changedBy}`;
  return (
    <Notice
      tone="info"
      role="status"
      title="This draft has changed since the link was made"
      actions={
        <Link href={draftHref(id)} asChild>
          <ButtonLink>Open the draft</ButtonLink>
        </Link>
      }
    >
      <p>
        Below is the message of the link. The draft was last changed {formatMoment(draft.changedAt)}
        {writer}.
      </p>
    </Notice>
  );
}
