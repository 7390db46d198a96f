import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { SendingRecord } from '../../schema/draft/draft';
import { CopyButton } from '../../ui/notices/CopyButton';
import { Notice } from '../../ui/notices/Notice';
import { formatMoment } from '../../ui/time/time';
import { describeManualStatus } from '../outcome/StatusBadge';
import { nameOf } from '../reading/settleSending';
import layout from '../../ui/styles/layout.module.css';

type RejectedNoticeProps = {
  record: SendingRecord;
  /** Gives the draft the next free name. */
  nextName: ReactNode;
};

/** A template that the operator rejected: what is known, and the next steps. */
export function RejectedNotice({ record, nextName }: RejectedNoticeProps) {
  return (
    <Notice
      tone="warning"
      title="Rejected by the operator"
      data-outcome="rejected"
      actions={
        <>
          {nextName}
          <CopyButton label="Copy question" text={() => questionFor(record)} copied="Question copied" />
        </>
      }
    >
      <p>{describeRejection(record)} The platform gives no reason.</p>
      <ol className={layout.bullets}>
        <li>
          Compare the message with the <Link href="/rules">rules</Link>.
        </li>
        <li>Change what may have caused it.</li>
        <li>Send it under a new name. This name can’t be used again.</li>
        <li>If you see no reason, ask the operator. “Copy question” copies everything they need.</li>
      </ol>
    </Notice>
  );
}

function describeRejection({ at, noticedAt, byHand }: SendingRecord): string {
  if (byHand) return `Status ${describeManualStatus(byHand)}. Sent ${formatMoment(at)}.`;
  if (noticedAt === undefined) return `Rejected when it was sent, ${formatMoment(at)}.`;
  return `Noticed ${formatMoment(noticedAt)}. Sent ${formatMoment(at)}.`;
}

const utc = (at: number) => `${new Date(at).toISOString().slice(0, 16)} UTC`;

/** A question to the operator or the platform's support, to copy. */
export function questionFor(record: SendingRecord): string {
  const { appId, platform, at, noticedAt, requestId } = record;
  return [
    'This RCS template was rejected, and we received no reason. Please tell us why it was rejected and what we should change.',
    '',
    `Template: ${nameOf(record) ?? ''}`,
    `App ID: ${appId}`,
    `Platform: ${platform}`,
    `Sent: ${utc(at)}`,
    ...(noticedAt === undefined ? [] : [`Rejection noticed: ${utc(noticedAt)}`]),
    ...(requestId === undefined ? [] : [`Request ID: ${requestId}`]),
    '',
  ].join('\n');
}
