import { useState } from 'react';
import type { Draft } from '../../schema/draft/draft';
import { lazyPart } from '../../ui/loading/lazyPart';

/** Loaded for a draft that two tabs have written. */
const OtherVersionNotice = lazyPart(
  async () => (await import('./OtherVersionNotice')).OtherVersionNotice,
  null,
);

export type OtherVersionBannerProps = {
  /** The draft that the open one is another version of. */
  of: Draft['otherVersion'];
  /** The id under which another tab stored its own version of this draft. */
  keptAs: string | undefined;
  hrefOf: (id: string) => string;
};

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
