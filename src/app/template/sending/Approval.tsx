import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useReviewRule, useReviews } from '../../../review/reviewData';
import { standingOf } from '../../../schema/responses/reviews';
import type { TemplateDraft } from '../../../schema/draft/draft';
import { versionDigest } from '../../../schema/draft/payloadHash';
import { Button } from '../../../ui/controls/Button';
import { Notice } from '../../../ui/notices/Notice';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';
import { useDraftOnServer } from '../../../workspace/draftOnServer';
import { useDraftStatus } from '../../live/useDraftStatus';

/**
 * Whether the space wants an approval by a reviewer that a body does not have: `missing` where it sends nothing without
 * one, `advised` where it only warns; undefined if it is approved, needs none, or the server has not said yet. The server
 * decides.
 */
export function useApproval(
  open: OpenedTemplate,
  template: TemplateDraft | undefined,
): 'missing' | 'advised' | undefined {
  const draft = useDraftOnServer(open);
  const rule = useReviewRule(draft);
  const { data } = useReviews(rule === 'none' ? undefined : draft);
  const digest = useMemo(() => template && versionDigest(template), [template]);
  if (rule === 'none' || !data || digest === undefined) return undefined;
  if (standingOf(data.reviews, digest).kind === 'approved') return undefined;
  return rule === 'required' ? 'missing' : 'advised';
}

/** Says in the Send panel that no reviewer has approved the draft as it is. */
export function ApprovalNotice({ open, onOpenReview }: { open: OpenedTemplate; onOpenReview: () => void }) {
  const template = useStore(open.editor.document, ({ draft }) => draft);
  const approval = useApproval(open, template);
  const { sending, isChanged } = useDraftStatus(open);
  const isSent = sending?.outcome === 'created' && !isChanged;
  if (approval === undefined || isSent) return null;
  return (
    <Notice
      tone="info"
      title="No reviewer has approved this yet"
      actions={
        <Button size="small" onClick={onOpenReview}>
          Open the review
        </Button>
      }
    >
      <p>
        {approval === 'missing'
          ? 'This space sends only templates that a reviewer has approved.'
          : 'This space wants a review before a template is sent.'}
      </p>
    </Notice>
  );
}
