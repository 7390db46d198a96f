import { CircleCheck, CircleX, Clock, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TemplateStatus } from '../../schema/values/enums';

/** The badge of a status or an outcome. */
export type BadgeLook = {
  label: string;
  tone: 'neutral' | 'info' | 'success' | 'warning' | 'error';
  icon: ReactNode;
};

/** The documented statuses of a template, as badges show them. */
export const templateStatusLooks = {
  approved: { label: 'Approved', tone: 'success', icon: <CircleCheck aria-hidden /> },
  pending: { label: 'Approval pending', tone: 'info', icon: <Clock aria-hidden /> },
  rejected: { label: 'Rejected', tone: 'error', icon: <CircleX aria-hidden /> },
  expired: { label: 'Expired', tone: 'warning', icon: <Hourglass aria-hidden /> },
} satisfies Record<TemplateStatus, BadgeLook>;

/** The status of a template in words. */
export const templateStatusLabel = (status: TemplateStatus): string => templateStatusLooks[status].label;
