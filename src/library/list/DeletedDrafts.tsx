import { ArchiveRestore, ArrowLeft } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { Draft } from '../../schema/draft/draft';
import { formatNumber } from '../../schema/values/text';
import { typeNames } from '../../schema/template/typeNames';
import { announce } from '../../ui/notices/announcer';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { RelativeTime } from '../../ui/time/time';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import page from './OtherDrafts.module.css';
import { daysKept, deleteForGood, restoreDrafts } from '../storage/drafts';
import type { DeletedDraft } from '../storage/listDrafts';
import { shapes, useFocusNextEntry, VirtualList } from './VirtualList';
import { notDone, type Stored } from '../storage/storageError';
import { Thumbnail } from './Thumbnail';
import { draftName, draftNames, manyDrafts } from '../query/draftState';

const dayMs = 24 * 60 * 60 * 1000;

type DeletedDraftsProps = {
  deleted: readonly DeletedDraft[];
  drawMessage: (draft: Draft) => ReactNode;
};

function announceResult(result: Stored<unknown>, message: string) {
  announce(result.ok ? message : notDone(result.error));
}

async function bringBack(draft: Draft) {
  announceResult(await restoreDrafts([draft.id]), `Restored: ${draftName(draft)}`);
}
async function deleteConfirmed(gone: readonly Draft[]) {
  if (gone.length > manyDrafts) announce(`Deleting ${draftNames(gone)} permanently…`);
  announceResult(await deleteForGood(gone.map(({ id }) => id)), `Deleted permanently: ${draftNames(gone)}`);
}

/** Days until a deleted draft is removed for good, rounded up. */
function daysLeft(deletedAt: number, now = Date.now()): number {
  return Math.max(1, Math.ceil((deletedAt + daysKept * dayMs - now) / dayMs));
}

/** Recently deleted drafts: each can be restored, or deleted for good after a confirmation. */
export function DeletedDrafts({ deleted, drawMessage }: DeletedDraftsProps) {
  const [confirming, setConfirming] = useState<readonly Draft[]>();
  const wayOut = useRef<HTMLAnchorElement>(null);
  const { list, actOn, giveUp } = useFocusNextEntry(deleted.length, wayOut);

  return (
    <section aria-labelledby="recently-deleted" className={layout.looseStack}>
      <div className={page.top}>
        <div>
          <Link href="/" ref={wayOut} className={layout.wayBack}>
            <ArrowLeft aria-hidden size={16} /> All templates
          </Link>
          <h2 id="recently-deleted">Recently deleted</h2>
          <p className={words.soft}>Drafts are deleted permanently after {daysKept} days.</p>
        </div>
        {deleted.length > 0 && (
          <Button
            variant="danger"
            size="small"
            onClick={() => {
              actOn(0);
              setConfirming(deleted.map(({ draft }) => draft));
            }}
          >
            Delete all permanently
          </Button>
        )}
      </div>
      {deleted.length === 0 ? (
        <p className={page.empty}>No recently deleted drafts.</p>
      ) : (
        <VirtualList
          label="Recently deleted"
          handle={list}
          entries={deleted}
          keyOf={({ draft }) => draft.id}
          shapeOf={shapes.list}
          renderEntry={(entry, index) => (
            <DeletedItem
              entry={entry}
              drawMessage={drawMessage}
              onBringBack={() => {
                actOn(index);
                void bringBack(entry.draft);
              }}
              onDelete={() => {
                actOn(index);
                setConfirming([entry.draft]);
              }}
            />
          )}
        />
      )}
      {confirming && (
        <Dialog
          title={`Delete ${draftNames(confirming)} permanently?`}
          onClose={(value) => {
            if (value === 'delete') void deleteConfirmed(confirming);
            else giveUp();
            setConfirming(undefined);
          }}
          actions={
            <>
              <Button type="submit">Cancel</Button>
              <Button type="submit" value="delete" variant="danger">
                Delete permanently
              </Button>
            </>
          }
        >
          <p>
            The draft, its versions and its sending history are deleted from this device. This can’t be
            undone. Templates that were sent stay on the platform.
          </p>
        </Dialog>
      )}
    </section>
  );
}

type DeletedItemProps = {
  entry: DeletedDraft;
  drawMessage: (draft: Draft) => ReactNode;
  onBringBack: () => void;
  onDelete: () => void;
};

function DeletedItem({ entry, drawMessage, onBringBack, onDelete }: DeletedItemProps) {
  const { draft, deletedAt } = entry;
  const name = draftName(draft);
  const left = daysLeft(deletedAt);
  return (
    <div className={page.item}>
      <Thumbnail className={`${page.drawing} ${page.faded}`}>{drawMessage(draft)}</Thumbnail>
      <div className={page.what}>
        <strong>{name}</strong>
        <p className={words.soft}>
          {formatNumber(left)} {left === 1 ? 'day' : 'days'} left. {typeNames[draft.template.type]}, deleted{' '}
          <RelativeTime at={deletedAt} />
          {draft.changedBy?.name && (
            <>
              {' '}
              by <bdi>{draft.changedBy.name}</bdi>
            </>
          )}
        </p>
      </div>
      <div className={page.actions}>
        <Button
          size="small"
          aria-label={`Restore ${name}`}
          icon={<ArchiveRestore aria-hidden />}
          data-entry
          onClick={onBringBack}
        >
          Restore
        </Button>
        <Button size="small" variant="quiet" aria-label={`Delete permanently: ${name}`} onClick={onDelete}>
          Delete permanently
        </Button>
      </div>
    </div>
  );
}
