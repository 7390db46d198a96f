import { FlaskConical, Radio } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/notices/Notice';
import type { ConnectedPlatform } from './connection';

const looks = {
  test: { tone: 'info', icon: <FlaskConical aria-hidden /> },
  production: { tone: 'warning', icon: <Radio aria-hidden /> },
} satisfies Record<NonNullable<ConnectedPlatform['tone']>, { tone: 'info' | 'warning'; icon: ReactNode }>;

/** The label of a platform in the colour of its kind. */
export function PlatformBadge({ platform }: { platform: Pick<ConnectedPlatform, 'label' | 'tone'> }) {
  const { label, tone } = platform;
  return <Badge {...(tone ? looks[tone] : {})}>{label}</Badge>;
}
