import type { ReactNode } from 'react';
import type { Draft, SendingRecord } from '../schema/draft';
import { announce } from '../ui/announcer';
import { Button } from '../ui/Button';
import { download } from '../ui/download';
import { Notice } from '../ui/Notice';
import styles from './DraftList.module.css';
import { DraftRow, linkId } from './DraftRow';
import { storageTroubleWords, type StorageTrouble } from './storageTrouble';
import type { DraftsOnDevice } from './useDrafts';

type DraftListProps = {
  onDevice: DraftsOnDevice;
  hrefOf: (id: string) => string;
  /** Draws how the newest sending of a draft went. */
  drawSending: (sending: SendingRecord) => ReactNode;
};

function announceResult(trouble: StorageTrouble | undefined, done: string) {
  announce(trouble ? `Not done. ${storageTroubleWords[trouble].title}.` : done);
}

/** The drafts of this device. A deleted one keeps its place, with a way back, until the page is left. */
export function DraftList({ onDevice, hrefOf, drawSending }: DraftListProps) {
  const { drafts = [], damaged, deleted, remove, restore } = onDevice;

  async function handleDelete(draft: Draft) {
    announceResult(await remove(draft), `Deleted: ${draft.template.name || 'Untitled'}`);
  }
  async function handleRestore(draft: Draft) {
    announceResult(await restore(draft), `Brought back: ${draft.template.name || 'Untitled'}`);
    requestAnimationFrame(() => document.getElementById(linkId(draft))?.focus());
  }

  return (
    <>
      <ul className={styles['list']}>
        {drafts.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            deleted={deleted.has(draft.id)}
            href={hrefOf(draft.id)}
            drawSending={drawSending}
            onDelete={() => void handleDelete(draft)}
            onRestore={() => void handleRestore(draft)}
          />
        ))}
      </ul>
      {damaged.map(({ id, text }) => (
        <Notice
          key={id}
          tone="warning"
          title="A draft can no longer be read"
          actions={
            <Button size="small" onClick={() => download(`draft-${id}.json`, text)}>
              Download what is there
            </Button>
          }
        >
          <p>It was left untouched, and your other drafts are not affected.</p>
        </Notice>
      ))}
    </>
  );
}
