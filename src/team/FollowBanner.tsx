import { useStore } from 'zustand';
import { Button } from '../ui/controls/Button';
import { Banner } from '../ui/notices/Notice';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';
import { useAppServices } from '../workspace/services/AppServices';
import { nameOfOther } from './people';
import { useOthers } from './usePresence';

/** Says whom this page follows. */
export function FollowBanner({ open, draftId }: { open: OpenedTemplate; draftId: string }) {
  const following = useStore(open.following);
  const leader = useOthers(draftId).find(({ page }) => page === following);
  const { session } = useAppServices();
  const me = useStore(session.state, (state) => state?.person?.name);
  if (!leader) return null;
  return (
    <Banner
      tone="info"
      label="Following"
      title={`Following ${nameOfOther(leader.person, me)}`}
      actions={
        <Button size="small" onClick={() => open.following.setState(undefined, true)}>
          Stop following
        </Button>
      }
    >
      You see what they open. It ends when you open or write something yourself.
    </Banner>
  );
}
