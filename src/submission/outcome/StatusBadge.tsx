import { CircleCheck, CircleQuestionMark, CircleX, Clock, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SendingRecord, StatusByHand } from '../../schema/draft/draft';
import type { TemplateStatus } from '../../schema/values/enums';
import { statusOfSending } from '../../schema/draft/sendings';
import { Badge } from '../../ui/notices/Badge';
import { formatDay } from '../../ui/time/calendarDay';

type Look = { words: string; tone: 'neutral' | 'info' | 'success' | 'warning' | 'error'; icon: ReactNode };

const statuses = {
  approved: { words: 'Approved', tone: 'success', icon: <CircleCheck aria-hidden /> },
  pending: { words: 'Approval pending', tone: 'info', icon: <Clock aria-hidden /> },
  rejected: { words: 'Rejected', tone: 'error', icon: <CircleX aria-hidden /> },
  expired: { words: 'Expired', tone: 'warning', icon: <Hourglass aria-hidden /> },
} satisfies Record<TemplateStatus, Look>;

const outcomes = {
  created: { words: 'Created', tone: 'neutral', icon: <CircleCheck aria-hidden /> },
  refused: { words: 'Refused', tone: 'error', icon: <CircleX aria-hidden /> },
  unknown: { words: 'Outcome unknown', tone: 'warning', icon: <CircleQuestionMark aria-hidden /> },
  not_sent: { words: 'Not sent', tone: 'neutral', icon: <CircleX aria-hidden /> },
} satisfies Record<SendingRecord['outcome'], Look>;

/** Characters of a status that nobody documented. */
const maxCharacters = 32;

const isStatus = (status: string): status is TemplateStatus => Object.hasOwn(statuses, status);

/** The status of a template in words. */
export const templateStatusMessages = (status: TemplateStatus): string => statuses[status].words;

/** The status of a template in words, with an icon; one that is not documented is shown as it came. */
export function StatusBadge({ status }: { status: string }) {
  if (isStatus(status)) return <LookBadge look={statuses[status]} />;
  const cut = status.length > maxCharacters ? `${status.slice(0, maxCharacters)}…` : status;
  return (
    <Badge tone="warning" icon={<CircleQuestionMark aria-hidden />}>
      Status “{cut}”
    </Badge>
  );
}

/** How a sending went: the status that is known of it, else the outcome. */
export function SendingBadge({ sending }: { sending: Omit<SendingRecord, 'payload'> }) {
  const status = statusOfSending(sending);
  return (
    <LookBadge
      look={status ? statuses[status] : outcomes[sending.outcome]}
      title={sending.byHand && describeStatusByHand(sending.byHand)}
    />
  );
}

/** "set by hand, 20 Nov 2026" */
export function describeStatusByHand({ on }: StatusByHand): string {
  return `set by hand, ${formatDay(on)}`;
}

function LookBadge({ look: { words, tone, icon }, title }: { look: Look; title?: string | undefined }) {
  return (
    <Badge tone={tone} icon={icon} title={title}>
      {words}
    </Badge>
  );
}
