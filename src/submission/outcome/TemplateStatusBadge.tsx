import { CircleQuestionMark } from 'lucide-react';
import type { TemplateStatus } from '../../schema/values/enums';
import { Badge } from '../../ui/notices/Notice';
import { templateStatusLooks } from './templateStatusLooks';

/** Characters of an undocumented status that are shown. */
const MAX_CHARACTERS = 32;

const isStatus = (status: string): status is TemplateStatus => Object.hasOwn(templateStatusLooks, status);

/** The status of a template in words, with an icon. An undocumented status is quoted as it came. */
export function TemplateStatusBadge({ status }: { status: string }) {
  if (isStatus(status)) {
    const { label, tone, icon } = templateStatusLooks[status];
    return (
      <Badge tone={tone} icon={icon}>
        {label}
      </Badge>
    );
  }
  const cut = status.length > MAX_CHARACTERS ? `${status.slice(0, MAX_CHARACTERS)}…` : status;
  return (
    <Badge tone="warning" icon={<CircleQuestionMark aria-hidden />}>
      Status “{cut}”
    </Badge>
  );
}
