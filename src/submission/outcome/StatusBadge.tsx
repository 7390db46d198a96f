import { CircleQuestionMark, CircleCheck, CircleX, Clock, Hourglass } from 'lucide-react';
import type { TemplateStatus } from '../../schema/values/enums';
import { Badge } from '../../ui/notices/Notice';
import type { ReactNode } from 'react';
import type { SendingRecord, ManualStatus } from '../../schema/draft/draft';
import { statusOfSending } from '../../schema/draft/sendings';
import { formatNumber } from '../../schema/values/text';
import { formatDay } from '../../ui/time/time';

/** Characters of an undocumented status that are shown. */
const MAX_CHARACTERS = 32;

const isStatus = (status: string): status is TemplateStatus => Object.hasOwn(templateStatusBadges, status);

/**
 * The status of a template in words, with an icon. An undocumented status is quoted as it came. `count`: of how many
 * templates.
 */
export function TemplateStatusBadge({ status, count }: { status: string; count?: number }) {
  const { tone, icon } = isStatus(status)
    ? templateStatusBadges[status]
    : ({ tone: 'warning', icon: <CircleQuestionMark aria-hidden /> } as const);
  return (
    <Badge tone={tone} icon={icon}>
      {statusInWords(status)}
      {count !== undefined && `: ${formatNumber(count)}`}
    </Badge>
  );
}

/** The same without a badge. */
export function statusInWords(status: string): string {
  if (isStatus(status)) return templateStatusLabel(status);
  return `Status “${status.length > MAX_CHARACTERS ? `${status.slice(0, MAX_CHARACTERS)}…` : status}”`;
}

/** The badge of a status or an outcome. */
type BadgeContent = {
  label: string;
  tone: 'neutral' | 'info' | 'success' | 'warning' | 'error';
  icon: ReactNode;
};

/** The documented statuses of a template, as badges show them. */
const templateStatusBadges = {
  approved: { label: 'Approved by platform', tone: 'success', icon: <CircleCheck aria-hidden /> },
  pending: { label: 'Approval pending', tone: 'info', icon: <Clock aria-hidden /> },
  rejected: { label: 'Rejected by platform', tone: 'error', icon: <CircleX aria-hidden /> },
  expired: { label: 'Expired', tone: 'warning', icon: <Hourglass aria-hidden /> },
} satisfies Record<TemplateStatus, BadgeContent>;

/** The status of a template in words. */
export const templateStatusLabel = (status: TemplateStatus): string => templateStatusBadges[status].label;

const outcomeBadges = {
  created: { label: 'Created', tone: 'neutral', icon: <CircleCheck aria-hidden /> },
  refused: { label: 'Not created', tone: 'error', icon: <CircleX aria-hidden /> },
  unknown: { label: 'Outcome unknown', tone: 'warning', icon: <CircleQuestionMark aria-hidden /> },
  not_sent: { label: 'Not sent', tone: 'neutral', icon: <CircleX aria-hidden /> },
} satisfies Record<SendingRecord['outcome'], BadgeContent>;

/** The result of a sending: its status if that is known, else its outcome. */
export function SendingBadge({ sending }: { sending: Omit<SendingRecord, 'payload'> }) {
  const status = statusOfSending(sending);
  const { label, tone, icon } = status ? templateStatusBadges[status] : outcomeBadges[sending.outcome];
  return (
    <Badge tone={tone} icon={icon} title={sending.byHand && describeManualStatus(sending.byHand)}>
      {label}
    </Badge>
  );
}

/** "set manually, 20 Nov 2026" */
export function describeManualStatus({ on }: Pick<ManualStatus, 'on'>): string {
  return `set manually, ${formatDay(on)}`;
}
