import { useState } from 'react';
import { OtherVersionNotice, type OtherVersionBannerProps } from './OtherVersionNotice';

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
