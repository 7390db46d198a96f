import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../ui/notices/Notice';
import { Button } from '../../ui/controls/Button';
import { daysKept } from '../storage/drafts';
import type { Access } from './draftAccess';

export type AccessHandlers = {
  onTakeOver: () => Promise<void>;
  onEdit: () => Promise<void>;
  onCopy: () => Promise<void>;
  onBringBack: () => Promise<void>;
};

type AccessNoticeProps = AccessHandlers & { now: Exclude<Access, 'write'> };

type Action = 'takeOver' | 'edit' | 'copy' | 'bringBack' | 'keepAgain';
type Notice = { title: string; message: string; actions: readonly Action[] };

const notices = {
  elsewhere: {
    title: 'This draft is open in another tab',
    message:
      'You see it as it is written there. Take it over to write here: the other tab then saves and stops.',
    actions: ['takeOver', 'copy'],
  },
  free: {
    title: 'The other tab has closed this draft',
    message: 'You can edit it here now.',
    actions: ['edit', 'copy'],
  },
  taken: {
    title: 'Another tab has taken this draft over',
    message: 'What you wrote here is in it. This tab now shows what is written there, and changes nothing.',
    actions: ['takeOver', 'copy'],
  },
  deleted: {
    title: 'This draft was deleted',
    message: `It is kept for ${daysKept} days after that, and can be brought back as it was.`,
    actions: ['bringBack', 'copy'],
  },
  gone: {
    title: 'This draft was deleted for good, in another tab',
    message: 'Only this tab still shows it. Keep it again, or close the tab to let it go.',
    actions: ['keepAgain'],
  },
} satisfies Record<Exclude<Access, 'write'>, Notice>;

const labels = {
  takeOver: 'Take over',
  edit: 'Edit here',
  copy: 'Keep as a copy',
  bringBack: 'Bring it back',
  keepAgain: 'Keep it again',
} satisfies Record<Action, string>;

/** The reason why the open draft is read-only, with the ways to change that. */
export function AccessNotice({ now, onTakeOver, onEdit, onCopy, onBringBack }: AccessNoticeProps) {
  const [busy, setBusy] = useState(false);
  const banner = useRef<HTMLElement>(null);

  // A field that becomes read-only under the caret loses the focus: move it to the banner.
  useEffect(() => {
    if (now === 'taken' && document.activeElement === document.body) banner.current?.focus();
  }, [now]);

  const handlers = {
    takeOver: onTakeOver,
    edit: onEdit,
    copy: onCopy,
    bringBack: onBringBack,
    keepAgain: onBringBack,
  } satisfies Record<Action, () => Promise<void>>;

  async function handle(action: Action) {
    setBusy(true);
    try {
      await handlers[action]();
    } finally {
      setBusy(false);
    }
  }

  const { title, message, actions }: Notice = notices[now];
  return (
    <Banner
      ref={banner}
      tone="info"
      label="Read-only"
      title={title}
      actions={actions.map((action, index) => (
        <Button
          key={action}
          size="small"
          look={index === 0 ? 'primary' : 'secondary'}
          disabled={busy}
          onClick={() => void handle(action)}
        >
          {labels[action]}
        </Button>
      ))}
    >
      {message}
    </Banner>
  );
}
