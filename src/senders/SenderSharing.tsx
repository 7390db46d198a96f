import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { readTeamSenders, shareSender, unshareSender } from '../library/senders/teamSenders';
import { firstSenderId, withoutTeam, type Sender } from '../library/senders/sender';
import { notDone } from '../library/storage/storageError';
import { isReader, syncKnowledge } from '../library/sync/syncState';
import { quote } from '../lib/text/isolate';
import type { Space } from '../schema/responses/spaces';
import { newId } from '../ui/browser/page';
import { Button } from '../ui/controls/Button';
import { announce } from '../ui/notices/announcer';
import { useAppServices, useHasSignIn } from '../workspace/services/AppServices';
import words from '../ui/styles/words.module.css';
import layout from '../ui/styles/layout.module.css';

/** Milliseconds from the last letter to the change in the space. */
const SHARE_MS = 600;

/** Reads what colleagues have changed. Returns a function that writes a shared sender to its space after a pause. */
export function useSharedSenders(): (id: string) => void {
  const { senders } = useAppServices();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refresh = useCallback(async () => {
    const { spaces } = syncKnowledge.getState();
    // Until the server has said which spaces there are, none of them is lost.
    if (spaces) await readTeamSenders(spaces, senders);
  }, [senders]);
  const hasSignIn = useHasSignIn();
  useEffect(() => {
    if (hasSignIn) void refresh();
  }, [hasSignIn, refresh]);

  const find = (id: string) => senders.list.getState().find((one) => one.id === id);
  async function share(id: string) {
    const sender = find(id);
    if (!sender?.team) return;
    const shared = await shareSender(sender, sender.team.space);
    if ('reason' in shared) {
      announce(`Not shared: ${shared.reason}`);
      await refresh();
      return;
    }
    // What was typed meanwhile stays.
    const saved = await senders.save({ ...(find(id) ?? shared.sender), team: shared.sender.team });
    if (!saved.ok) announce(notDone(saved.error));
  }
  return (id) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void share(id), SHARE_MS);
  };
}

type SenderSharingProps = {
  sender: Sender;
  /** Receives the sender as it is shared, or no longer; `before`: the id that it had. */
  onChange: (next: Sender, before: string) => void;
};

/** Shares a sender with the people of a space: they see it on their phones, and all change it. */
export function SenderSharing({ sender, onChange }: SenderSharingProps) {
  const spaces = useStore(syncKnowledge, (known) => known.spaces) ?? [];
  const hasSignIn = useHasSignIn();
  const { team } = sender;
  if (!hasSignIn) return null;

  async function share({ name, label }: Space) {
    // Every browser has a first sender of this id.
    const id = sender.id === firstSenderId ? newId() : sender.id;
    const shared = await shareSender({ ...sender, id }, name);
    announce('reason' in shared ? `Not shared. ${shared.reason}` : `Shared with ${quote(label)}.`);
    if ('sender' in shared) onChange(shared.sender, sender.id);
  }
  async function stop() {
    const reason = await unshareSender(sender);
    announce(
      reason === undefined
        ? 'No longer shared. Each browser that had it keeps it.'
        : `Still shared. ${reason}`,
    );
    if (reason === undefined) onChange(withoutTeam(sender), sender.id);
  }
  if (team) {
    const label = spaces.find(({ name }) => name === team.space)?.label ?? team.space;
    const mayOnlyRead = isReader({ spaces }, team.space);
    return (
      <div className={layout.tightStack}>
        <p className={words.softNote}>
          Shared with “<bdi>{label}</bdi>”: colleagues see it on their phones.{' '}
          {mayOnlyRead ? 'You can’t change it.' : 'What you change here, they see too.'}
        </p>
        {!mayOnlyRead && (
          <div>
            <Button size="small" onClick={() => void stop()}>
              Stop sharing
            </Button>
          </div>
        )}
      </div>
    );
  }
  return (
    <div className={layout.actions}>
      {spaces
        .filter(({ role }) => role !== 'viewer')
        .map((space) => (
          <Button key={space.name} size="small" onClick={() => void share(space)}>
            Share with {quote(space.label)}
          </Button>
        ))}
    </div>
  );
}
