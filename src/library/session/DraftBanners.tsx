import type { ReadonlyStore } from '../../lib/store';
import { useStore } from 'zustand';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../ui/notices/Notice';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { daysKept } from '../storage/drafts';
import type { LockState } from './draftLock';
import { Link } from 'wouter';
import type { Draft } from '../../schema/draft/draft';
import { formatMoment, formatTimeOfDay } from '../../ui/time/time';
import type { SaveState } from './createAutosave';
import { storageErrorMessages } from '../storage/storageError';

type AccessHandlers = {
  onTakeOver: () => Promise<void>;
  onEdit: () => Promise<void>;
  onCopy: () => Promise<void>;
  onBringBack: () => Promise<void>;
  onRemoveHere: () => Promise<void>;
};

type Action = { label: string; handler: keyof AccessHandlers };
type Notice = { title: string; message: string; actions: readonly Action[] };

const takeOver: Action = { label: 'Take over', handler: 'onTakeOver' };
const copy: Action = { label: 'Save a copy', handler: 'onCopy' };

const notices = {
  elsewhere: {
    title: 'This draft is open in another tab',
    message: 'It’s read-only here. Take over to edit it in this tab; the other tab saves first.',
    actions: [takeOver, copy],
  },
  free: {
    title: 'The other tab closed this draft',
    message: 'You can edit it here now.',
    actions: [{ label: 'Edit here', handler: 'onEdit' }, copy],
  },
  taken: {
    title: 'Another tab took over this draft',
    message: 'Your changes are saved. This draft is now read-only here.',
    actions: [takeOver, copy],
  },
  reader: {
    title: 'You can only read this draft',
    message: 'You can’t change the drafts of its space, but you can change a copy.',
    actions: [copy],
  },
  lost: {
    title: 'You no longer have access to the space of this draft',
    message: 'This copy is only in this browser; nobody else sees what happens to it.',
    actions: [
      { label: 'Save a copy of my own', handler: 'onCopy' },
      { label: 'Remove from this browser', handler: 'onRemoveHere' },
    ],
  },
  deleted: {
    title: 'This draft was deleted',
    message: `You can restore it within ${daysKept} days of its deletion.`,
    actions: [{ label: 'Restore', handler: 'onBringBack' }, copy],
  },
  gone: {
    title: 'This draft was permanently deleted in another tab',
    message: 'Only this tab still has it. Save it again, or close the tab to discard it.',
    actions: [{ label: 'Save it again', handler: 'onBringBack' }],
  },
} satisfies Record<Exclude<DraftAccess, 'write'>, Notice>;

/** Why an open draft is read-only, in a sentence; its banner has the ways out. Undefined while it can be changed. */
export const readOnlyReason = (access: DraftAccess): string | undefined =>
  access === 'write' ? undefined : `${notices[access].title}.`;

type AccessBannerProps = AccessHandlers & {
  access: ReadonlyStore<DraftAccess>;
  /** Who wrote the newest state, where that was somebody else. */
  changedBy: string | undefined;
};

/** The reason why the open draft is read-only, with the actions that change it. */
export function AccessBanner({ access, changedBy, ...handlers }: AccessBannerProps) {
  const now = useStore(access);
  const [busy, setBusy] = useState(false);
  const banner = useRef<HTMLElement>(null);

  // A field that becomes read-only under the caret loses the focus: move it to the banner.
  useEffect(() => {
    if (now === 'taken' && document.activeElement === document.body) banner.current?.focus();
  }, [now]);

  async function handle(handler: Action['handler']) {
    setBusy(true);
    try {
      await handlers[handler]();
    } finally {
      setBusy(false);
    }
  }
  const notice: Notice | undefined = now === 'write' ? undefined : notices[now];
  return (
    <div aria-live="polite">
      {notice && (
        <Banner
          ref={banner}
          tone="info"
          label="Read-only"
          title={notice.title}
          actions={notice.actions.map(({ label, handler }, index) => (
            <Button
              key={label}
              size="small"
              variant={index === 0 ? 'primary' : 'secondary'}
              disabled={busy}
              onClick={() => void handle(handler)}
            >
              {label}
            </Button>
          ))}
        >
          {now === 'deleted' && changedBy !== undefined && (
            <>
              Deleted by <bdi>{changedBy}</bdi>.{' '}
            </>
          )}
          {notice.message}
        </Banner>
      )}
    </div>
  );
}

/** Says where the changes of a draft of a space go while nobody is signed in. */
export function SignedOutBanner() {
  return (
    <Banner tone="info" label="Space" title="This draft is in a space of your team">
      You’re signed out. You can go on writing; your changes go to the server when you sign in.
    </Banner>
  );
}

/** Whether the open draft can be edited in this tab, or why not. */
export type DraftAccess = 'write' | 'elsewhere' | 'free' | 'taken' | 'reader' | 'lost' | 'deleted' | 'gone';

/** The access that a lock and the stored draft allow. `deletedAt` is undefined unless the draft is deleted. */
export function accessOf(lock: LockState, deletedAt: number | undefined): DraftAccess {
  switch (lock) {
    case 'elsewhere':
    case 'free':
    case 'taken':
      return lock;
    case 'asking':
      return 'elsewhere';
    case 'held':
    case 'unguarded':
      return deletedAt === undefined ? 'write' : 'deleted';
    default:
      return lock satisfies never;
  }
}

type OtherVersionBannerProps = {
  /** The draft that the open one is another version of. */
  of: Draft['otherVersion'];
  /** The id under which another tab stored its own version of this draft. */
  keptAs: string | undefined;
  hrefOf: (id: string) => string;
};

/** Says that two tabs have written one draft, with a link to the other version. */
export function OtherVersionBanner({ of, keptAs, hrefOf }: OtherVersionBannerProps) {
  const [closed, setClosed] = useState<string>();
  const other = keptAs ?? of?.of;
  return (
    <div aria-live="polite">
      {other !== undefined && other !== closed && (
        <Banner
          tone="info"
          label="Other version"
          title={
            keptAs === undefined ? 'This is another version of a draft' : 'Another tab edited this draft too'
          }
          actions={
            <>
              <Link href={hrefOf(other)} asChild>
                <ButtonLink size="small">Open the other version</ButtonLink>
              </Link>
              <Button size="small" variant="quiet" onClick={() => setClosed(other)}>
                Dismiss
              </Button>
            </>
          }
        >
          {keptAs === undefined && of
            ? `Two tabs edited this draft at once (${formatMoment(of.at)}). Both versions are saved as separate drafts, so nothing is lost.`
            : 'Its version is saved as a separate draft, so nothing is lost.'}
        </Banner>
      )}
    </div>
  );
}

type StorageBannerProps = { state: ReadonlyStore<SaveState>; onDownload: () => void };

/** Shows for as long as the draft cannot be saved, and offers it as a file. */
export function StorageBanner({ state, onDownload }: StorageBannerProps) {
  const { state: now, error = 'refused', at } = useStore(state);
  const { title, next } = storageErrorMessages[error];
  return (
    <div aria-live="polite">
      {now === 'failed' && (
        <Banner
          tone="warning"
          label="Storage"
          title={title}
          actions={
            <>
              <Button size="small" onClick={onDownload}>
                Download draft
              </Button>
              {error === 'outdated' && (
                <Button size="small" onClick={() => location.reload()}>
                  Reload this tab
                </Button>
              )}
            </>
          }
        >
          {next}
          {at !== undefined && <> Last saved at {formatTimeOfDay(at)}.</>}
        </Banner>
      )}
    </div>
  );
}
