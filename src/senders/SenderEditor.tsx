import { Plus, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { defaultSender, firstSenderId, unnamedSender, type Sender } from '../library/senders/sender';
import { findChosen, neutralSender, senderForDraft, standardSender } from './chosenSender';
import { isReader, syncKnowledge } from '../library/sync/syncState';
import { storageErrorMessages, type Stored } from '../library/storage/storageError';
import { senderKindNames, toDraftSender, type DraftSender } from '../schema/draft/sender';
import { newId } from '../ui/browser/page';
import { Button } from '../ui/controls/Button';
import { Checkbox } from '../ui/controls/Input';
import { announce } from '../ui/notices/announcer';
import { useAppServices } from '../workspace/services/AppServices';
import { agentOf, useSenders, useSenderSpace } from './agent';
import words from '../ui/styles/words.module.css';
import layout from '../ui/styles/layout.module.css';
import styles from './senders.module.css';
import { SenderForm } from './SenderForm';
import { SenderSharing, useSharedSenders } from './SenderSharing';
import { SenderName } from './SenderName';
import { Dialog } from '../ui/controls/Dialog';
import { useStore } from 'zustand';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';

type SenderEditorProps = {
  legend: string;
  /** The chosen sender; it may have come from elsewhere. */
  chosen: DraftSender;
  onChoose: (sender: DraftSender) => void;
  /** Whether the logo of a sender from elsewhere may be loaded. */
  trustsMedia?: boolean;
  /** Whether the chosen one becomes the default sender. */
  choosesDefault?: boolean;
  /** The space of the template that shows the sender. */
  space?: string | undefined;
};

function report(saving: Promise<Stored<void>>) {
  void saving.then((result) => {
    if (!result.ok) announce(`Not saved. ${storageErrorMessages[result.error].title}.`);
  });
}

/** Chooses one of the senders of this device, and edits it. */
export function SenderEditor(props: SenderEditorProps) {
  const { legend, chosen, onChoose, trustsMedia = true, choosesDefault = false, space } = props;
  const { senders: kept } = useAppServices();
  const senders = useSenders();
  const group = useId();
  const shareLater = useSharedSenders();
  const [deleted, setDeleted] = useState<Sender>();
  /** The id of the sender that was added last. */
  const [made, setMade] = useState<string>();
  const standard = defaultSender(senders);
  const here = senders.find(({ id }) => id === chosen.id);
  const isReadOnly = useStore(syncKnowledge, (known) => isReader(known, here?.team?.space));
  const rows: readonly DraftSender[] = [...(here ? [] : [chosen]), ...senders.map(toDraftSender)];

  function choose(sender: DraftSender) {
    const mine = senders.find(({ id }) => id === sender.id);
    if (choosesDefault && mine && mine.id !== standard.id) return makeDefault(mine);
    onChoose(sender);
    return announce(`Sender: ${agentOf(senders, sender, false).name}`);
  }
  function change(sender: Sender) {
    report(kept.save(sender));
    // A template of the space that shares the sender shows it as it is now, and has not changed itself.
    if (sender.id !== chosen.id || !sender.team || sender.team.space !== space)
      onChoose(toDraftSender(sender));
    if (sender.team) shareLater(sender.id);
  }
  /** The sender is shared, or no longer; a first one has got another id. */
  function exchange(next: Sender, before: string) {
    report(kept.save(next));
    if (next.id !== before) report(kept.remove(before));
    onChoose(toDraftSender(next));
  }
  function add() {
    const now = Date.now();
    const asDefault = choosesDefault ? { defaultAt: now } : {};
    const sender: Sender = { id: newId(), name: '', verified: true, createdAt: now, ...asDefault };
    // The first sender is not stored before it is edited; a second one must not take its place.
    if (senders.length === 1 && standard.id === firstSenderId) report(kept.save(standard));
    change(sender);
    setMade(sender.id);
    setDeleted(undefined);
    announce(`New sender${choosesDefault ? ', now the default' : ''}. Give it a name.`);
  }
  function makeDefault(sender: Sender) {
    if (sender.id === standard.id) {
      announce('To change this, make another sender the default.');
      return;
    }
    change({ ...sender, defaultAt: Date.now() });
    announce(`Default sender: ${sender.name}`);
  }
  function remove(sender: Sender) {
    report(kept.remove(sender.id));
    const others = senders.filter(({ id }) => id !== sender.id);
    onChoose(toDraftSender(defaultSender(others)));
    setDeleted(sender);
    announce(`Deleted ${sender.name}`);
  }
  function bringBack(sender: Sender) {
    change(sender);
    setDeleted(undefined);
    announce(`Restored ${sender.name}`);
  }
  return (
    <div className={layout.looseStack}>
      <fieldset className={styles.list}>
        <legend>{legend}</legend>
        {rows.map((sender) => (
          <label key={sender.id} className={styles.row}>
            <input
              type="radio"
              name={group}
              checked={sender.id === chosen.id}
              onChange={() => choose(sender)}
            />
            <SenderName agent={agentOf(senders, sender, trustsMedia)} />
            <span className={`${words.softNote} ${styles.facts}`}>
              {[
                sender.kind && senderKindNames[sender.kind],
                senders.length > 1 && sender.id === standard.id && 'default',
                senders.find(({ id }) => id === sender.id)?.team && 'shared',
                !here && sender === chosen && 'from this template',
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </label>
        ))}
      </fieldset>
      <div className={layout.actions}>
        <Button size="small" icon={<Plus aria-hidden />} onClick={add}>
          {choosesDefault ? 'New default sender' : 'New sender'}
        </Button>
        {here && !here.team && senders.length > 1 && (
          <Button size="small" variant="danger" onClick={() => remove(here)}>
            Delete
          </Button>
        )}
        {deleted && (
          <Button size="small" autoFocus icon={<Undo2 aria-hidden />} onClick={() => bringBack(deleted)}>
            Restore {deleted.name || 'the deleted sender'}
          </Button>
        )}
      </div>
      {here ? (
        <>
          <SenderSharing sender={here} onChange={exchange} />
          {!isReadOnly && (
            <SenderForm key={here.id} sender={here} onChange={change} isNew={here.id === made} />
          )}
          {senders.length > 1 && !choosesDefault && (
            <Checkbox
              label="Default sender"
              hint="Used for new templates."
              checked={here.id === standard.id}
              onChange={() => makeDefault(here)}
            />
          )}
        </>
      ) : (
        <div className={`${layout.tightStack} ${styles.elsewhere}`}>
          <p>This sender came with the template.</p>
          <Button size="small" onClick={() => change({ ...chosen, createdAt: Date.now() })}>
            Add to my senders
          </Button>
        </div>
      )}
    </div>
  );
}

type SenderDialogProps = {
  open: Pick<OpenedTemplate, 'sender' | 'trustsMedia' | 'space'>;
  onClose: () => void;
};

/** Chooses and edits the sender that a template shows. */
export function SenderDialog({ open, onClose }: SenderDialogProps) {
  const senders = useSenders();
  const sender = useStore(open.sender);
  const space = useSenderSpace(open.space());
  // The first sender of a browser looks like the neutral one until somebody names it.
  const blank = senders.find(({ id, name }) => id === firstSenderId && name === unnamedSender);
  const standard = standardSender(senders, space);
  const here = sender ? findChosen(senders, sender, space) : senders.includes(standard) ? standard : blank;
  // The row of another browser's first sender is not that of this one.
  const chosen = here ?? { ...(sender ?? neutralSender), id: 'elsewhere' };
  const trustsMedia = useStore(open.trustsMedia);
  return (
    <Dialog
      title="Sender"
      onClose={onClose}
      actions={
        <Button type="submit" variant="primary">
          Done
        </Button>
      }
    >
      <p>Only for the preview. Customers see the name and logo your operator has approved.</p>
      <SenderEditor
        legend="Show this template from"
        chosen={toDraftSender(chosen)}
        onChoose={(next) => open.sender.setState(senderForDraft(next), true)}
        trustsMedia={trustsMedia}
        space={space}
      />
    </Dialog>
  );
}
