import { useState, type MouseEvent } from 'react';
import { Button } from '../../../ui/controls/Button';
import { Checkbox } from '../../../ui/controls/Input';
import { Dialog } from '../../../ui/controls/Dialog';
import { Disclosure } from '../../../ui/controls/Disclosure';
import { DialogStatus } from '../../../ui/notices/announcer';
import { useStore } from 'zustand';
import type { TemplateEditor } from '../../model/TemplateEditor';
import { CampaignForm } from './CampaignForm';
import styles from './LinksDialog.module.css';
import { TargetField } from './TargetField';
import { groupTargets, targetsIn, type TargetKind } from './targets';

const sections = {
  link: 'Links',
  number: 'Phone numbers',
  place: 'Places',
} satisfies Record<TargetKind, string>;

function notAdded(count: number): string {
  const links = count === 1 ? 'one link' : `${count} links`;
  return `The campaign settings are not added to ${links} yet. Press Done again to leave them out.`;
}

/** Every link, phone number and place of the template in one list, each to be changed wherever it stands. */
export function LinksDialog({ editor, onClose }: { editor: TemplateEditor; onClose: () => void }) {
  const draft = useStore(editor.document, (state) => state.draft);
  const [isSplit, setSplit] = useState(false);
  const [pending, setPending] = useState(0);
  const [isWarned, setWarned] = useState(false);
  const targets = targetsIn(draft);
  const hasEqual = groupTargets(targets, false).length < targets.length;
  const groups = groupTargets(targets, isSplit);
  function changePending(count: number) {
    setPending(count);
    setWarned(false);
  }
  function warnFirst(event: MouseEvent) {
    if (pending === 0 || isWarned) return;
    event.preventDefault();
    setWarned(true);
  }
  return (
    <Dialog
      title="Links and numbers"
      isWide
      onClose={onClose}
      actions={
        <>
          {isWarned && (
            <p role="alert" className={styles.pending}>
              {notAdded(pending)}
            </p>
          )}
          <Button look="primary" type="submit" value="done" onClick={warnFirst}>
            Done
          </Button>
        </>
      }
    >
      {targets.length === 0 && <p>No button of this template leads to a link, a number or a place yet.</p>}
      {targets.some(({ kind }) => kind === 'link') && (
        <Disclosure className={styles.campaign} summary="Campaign settings (UTM)">
          {() => <CampaignForm editor={editor} onPending={changePending} />}
        </Disclosure>
      )}
      {hasEqual && (
        <Checkbox
          label="Show equal ones one by one"
          hint="To change one of them and leave the others."
          checked={isSplit}
          onChange={({ target }) => setSplit(target.checked)}
        />
      )}
      {Object.entries(sections).map(([kind, heading]) => {
        const shown = groups.filter((group) => group.kind === kind);
        return (
          shown.length > 0 && (
            <section key={kind} className={styles.section} aria-label={heading}>
              <h3>{heading}</h3>
              {shown.map((group) => (
                <TargetField key={group.targets[0]?.path} editor={editor} group={group} />
              ))}
            </section>
          )
        );
      })}
      <DialogStatus />
    </Dialog>
  );
}
