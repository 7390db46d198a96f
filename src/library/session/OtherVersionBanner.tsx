import { useState } from 'react';
import { lazyPart } from '../../ui/loading/lazyPart';
import type { OtherVersionBannerProps } from './OtherVersionNotice';

/** Loaded for a draft that two tabs have written. */
const OtherVersionNotice = lazyPart(
  async () => (await import('./OtherVersionNotice')).OtherVersionNotice,
  null,
);

/** Links two versions of one draft that two tabs have written. */
export function OtherVersionBanner(props: OtherVersionBannerProps) {
  const [seen, setSeen] = useState<string>();
  const other = props.keptAs ?? props.of?.of;
  return (
    <div aria-live="polite">
      {other !== undefined && other !== seen && (
        <OtherVersionNotice {...props} other={other} onClose={() => setSeen(other)} />
      )}
    </div>
  );
}
