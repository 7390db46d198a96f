import { Link } from 'wouter';
import type { Draft } from '../../schema/draft/draft';
import { Banner } from '../../ui/notices/Notice';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { formatMoment } from '../../ui/time/time';

export type OtherVersionBannerProps = {
  /** The draft that the open one is another version of. */
  of: Draft['otherVersion'];
  /** The id under which another tab stored its own version of this draft. */
  keptAs: string | undefined;
  hrefOf: (id: string) => string;
};

type OtherVersionNoticeProps = OtherVersionBannerProps & { other: string; onClose: () => void };

/** Says that two tabs have written one draft, with the way to the other version. */
export function OtherVersionNotice({ of, keptAs, hrefOf, other, onClose }: OtherVersionNoticeProps) {
  return (
    <Banner
      tone="info"
      label="Other version"
      title={
        keptAs === undefined ? 'This is another version of a draft' : 'Another tab has written this draft too'
      }
      actions={
        <>
          <Link href={hrefOf(other)} asChild>
            <ButtonLink size="small">Open the other version</ButtonLink>
          </Link>
          <Button size="small" look="quiet" onClick={onClose}>
            Close this notice
          </Button>
        </>
      }
    >
      {keptAs === undefined && of
        ? `Two tabs had written one draft at once (${formatMoment(of.at)}). What you wrote here was kept apart from what the other tab wrote, so that nothing is lost.`
        : 'What it wrote is kept as a draft of its own, so that nothing is lost.'}
    </Banner>
  );
}
