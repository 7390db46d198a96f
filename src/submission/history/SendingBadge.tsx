import { CircleCheck, CircleQuestionMark, CircleX } from 'lucide-react';
import type { SendingRecord } from '../../schema/draft/draft';
import { statusOfSending } from '../../schema/draft/sendings';
import { Badge } from '../../ui/notices/Notice';
import { templateStatusLooks, type BadgeLook } from '../outcome/templateStatusLooks';
import { describeStatusByHand } from './describeStatusByHand';

const outcomeLooks = {
  created: { label: 'Created', tone: 'neutral', icon: <CircleCheck aria-hidden /> },
  refused: { label: 'Refused', tone: 'error', icon: <CircleX aria-hidden /> },
  unknown: { label: 'Outcome unknown', tone: 'warning', icon: <CircleQuestionMark aria-hidden /> },
  not_sent: { label: 'Not sent', tone: 'neutral', icon: <CircleX aria-hidden /> },
} satisfies Record<SendingRecord['outcome'], BadgeLook>;

/** The result of a sending: its status if that is known, else its outcome. */
export function SendingBadge({ sending }: { sending: Omit<SendingRecord, 'payload'> }) {
  const status = statusOfSending(sending);
  const { label, tone, icon } = status ? templateStatusLooks[status] : outcomeLooks[sending.outcome];
  return (
    <Badge tone={tone} icon={icon} title={sending.byHand && describeStatusByHand(sending.byHand)}>
      {label}
    </Badge>
  );
}
