import { useState } from 'react';
import { useStore } from 'zustand';
import { draftPlaceSetting, movingOfferSetting } from '../library/settings/settings';
import { changeDraft } from '../library/storage/drafts';
import { notDone } from '../library/storage/storageError';
import { defaultSpace, syncKnowledge } from '../library/sync/syncState';
import type { Draft } from '../schema/draft/draft';
import { plural } from '../schema/values/text';
import { Button } from '../ui/controls/Button';
import { announce } from '../ui/notices/announcer';
import { Notice } from '../ui/notices/Notice';

/** Offers once to save the drafts on the server that are only in this browser. Nothing is moved unasked. */
export function LocalDrafts({ drafts }: { drafts: readonly Draft[] }) {
  const place = useStore(draftPlaceSetting);
  const isDismissed = useStore(movingOfferSetting);
  const canMove = useStore(syncKnowledge, (known) => defaultSpace(known) !== undefined);
  const [isMoving, setIsMoving] = useState(false);
  const local = drafts.filter(({ space }) => space === undefined);
  if (place !== 'server' || isDismissed || !canMove || local.length === 0) return null;

  async function move() {
    setIsMoving(true);
    const results = await Promise.all(
      local.map(({ id }) => changeDraft(id, (draft) => ({ ...draft, space: '' }))),
    );
    setIsMoving(false);
    const failed = results.find((result) => !result.ok);
    announce(
      failed && !failed.ok
        ? notDone(failed.error)
        : `${plural(local.length, 'draft')} will be saved on the server.`,
    );
  }
  return (
    <Notice
      tone="info"
      title={`${plural(local.length, 'draft')} only in this browser`}
      actions={
        <>
          <Button size="small" variant="primary" disabled={isMoving} onClick={() => void move()}>
            Save on the server too
          </Button>
          <Button size="small" variant="quiet" onClick={() => movingOfferSetting.setState(true)}>
            Not now
          </Button>
        </>
      }
    >
      <p>On the server, your other browsers can open them, and so can everyone who uses this server.</p>
    </Notice>
  );
}
