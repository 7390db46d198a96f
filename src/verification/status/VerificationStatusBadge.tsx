import { CircleCheck, CircleQuestionMark, CircleX, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type NoticeTone } from '../../ui/notices/Notice';
import { verificationStatusMessages } from './verificationStatusMessages';

const icons = {
  info: <Clock aria-hidden />,
  success: <CircleCheck aria-hidden />,
  warning: <CircleQuestionMark aria-hidden />,
  error: <CircleX aria-hidden />,
} satisfies Record<NoticeTone, ReactNode>;

/** The status of a verification in one word, with an icon. */
export function VerificationStatusBadge({ status, reason }: { status: string; reason: string | undefined }) {
  const { tone, short } = verificationStatusMessages(status, reason);
  return (
    <Badge tone={tone} icon={icons[tone]}>
      {short}
    </Badge>
  );
}
