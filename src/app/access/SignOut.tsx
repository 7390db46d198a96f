import { useState, type ReactNode } from 'react';
import { request } from '../../http/request';
import { draftNames } from '../../library/query/draftState';
import { removeFromBrowser } from '../../library/storage/drafts';
import { listDrafts } from '../../library/storage/listDrafts';
import { notDone } from '../../library/storage/storageError';
import { findUnpushed } from '../../library/storage/syncRows';
import type { Draft } from '../../schema/draft/draft';
import { SignedOut } from '../../schema/responses/session';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { Checkbox } from '../../ui/controls/Input';
import { announce } from '../../ui/notices/announcer';

/** What this browser has of the drafts of spaces: those that the server has too, and those that it has not yet. */
type TeamDrafts = { onServer: readonly string[]; onlyHere: readonly Draft[] };

async function findTeamDrafts(): Promise<TeamDrafts> {
  const [kept, unpushed] = await Promise.all([listDrafts(), findUnpushed()]);
  if (!kept.ok || !unpushed.ok) return { onServer: [], onlyHere: [] };
  const missing = new Set(unpushed.value);
  const deleted = kept.value.deleted.map(({ draft }) => draft);
  const ofTeam = [...kept.value.drafts, ...deleted].filter(({ space }) => space !== undefined);
  return {
    onServer: ofTeam.flatMap(({ id }) => (missing.has(id) ? [] : [id])),
    onlyHere: ofTeam.filter(({ id }) => missing.has(id)),
  };
}

/** The way out: at once, or after the question whether the team’s drafts stay in this browser. `dialog` asks it. */
export function useSignOut(): { signOut: () => Promise<void>; dialog: ReactNode } {
  const [team, setTeam] = useState<TeamDrafts>();
  return {
    async signOut() {
      const found = await findTeamDrafts();
      if (found.onServer.length + found.onlyHere.length === 0) await endSession([]);
      else setTeam(found);
    },
    dialog: team && <SignOutDialog team={team} onClose={() => setTeam(undefined)} />,
  };
}

function SignOutDialog({ team, onClose }: { team: TeamDrafts; onClose: () => void }) {
  const [isRemoving, setRemoving] = useState(false);
  const { onServer, onlyHere } = team;
  return (
    <Dialog
      title="Sign out?"
      onClose={(value) => {
        if (value === 'out') void endSession(isRemoving ? onServer : []);
        onClose();
      }}
      actions={
        <>
          <Button type="submit">Cancel</Button>
          <Button type="submit" value="out" variant="primary">
            Sign out
          </Button>
        </>
      }
    >
      {onServer.length > 0 && (
        <Checkbox
          label="Also remove the team’s drafts from this browser"
          hint="They stay on the server. Versions that you saved in this browser are removed with them."
          checked={isRemoving}
          onChange={({ target }) => setRemoving(target.checked)}
        />
      )}
      {onlyHere.length > 0 && <p>Not yet on the server, so they stay here: {draftNames(onlyHere)}.</p>}
    </Dialog>
  );
}

/**
 * Ends the session here, then at the provider where it can be ended. The page loads anew, so that nothing of the person
 * stays in memory; drafts stay in this browser, but for those that the person wants to be removed.
 */
async function endSession(removed: readonly string[]): Promise<void> {
  const outcome = await request('/api/session', { method: 'DELETE' });
  if (outcome.kind === 'no_answer' || outcome.status !== 200) {
    announce('You’re still signed in: the server isn’t responding. Try again.');
    return;
  }
  const gone = await removeFromBrowser(removed);
  if (!gone.ok) announce(notDone(gone.error));
  const to = SignedOut.safeParse(outcome.json).data?.to;
  location.assign(typeof to === 'string' && /^https?:/.test(to) ? to : '/');
}
