import { useState, type MouseEvent } from 'react';
import { Button } from '../../../ui/controls/Button';
import { Checkbox, TextInput } from '../../../ui/controls/Input';
import { Dialog } from '../../../ui/controls/Dialog';
import { Disclosure } from '../../../ui/controls/Disclosure';
import { DialogStatus } from '../../../ui/notices/announcer';
import { useStore } from 'zustand';
import type { TemplateEditor } from '../../model/TemplateEditor';
import { CampaignForm } from './CampaignForm';
import layout from '../../../ui/styles/layout.module.css';
import styles from '../dialogs.module.css';
import { groupTargets, targetsIn, type TargetKind, setTargets, type TargetGroup } from './targets';
import { Field } from '../../../ui/controls/Field';
import type { QuickFixChoice } from '../../model/quickFix';
import { runCommand } from '../../model/createDocument';
import { useQuickFixOf } from '../../model/EditorContext';
import { QuickFixButtons } from '../parts/QuickFixButtons';

const sections = {
  link: 'Links',
  number: 'Phone numbers',
  place: 'Places',
} satisfies Record<TargetKind, string>;

function notAdded(count: number): string {
  const links = count === 1 ? 'one link' : `${count} links`;
  return `Campaign tracking has not been added to ${links} yet. Select Done again to skip it.`;
}

/** Every link, phone number and place of the template in one list, to change each of them everywhere. */
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
          <Button variant="primary" type="submit" value="done" onClick={warnFirst}>
            Done
          </Button>
        </>
      }
    >
      {targets.length === 0 && <p>This template has no buttons with a link, number or place yet.</p>}
      {targets.some(({ kind }) => kind === 'link') && (
        <Disclosure className={styles.campaign} summary="Campaign tracking (UTM)">
          {() => <CampaignForm editor={editor} onPending={changePending} />}
        </Disclosure>
      )}
      {hasEqual && (
        <Checkbox
          label="Show duplicates separately"
          hint="Choose this to change only some of them."
          checked={isSplit}
          onChange={({ target }) => setSplit(target.checked)}
        />
      )}
      {Object.entries(sections).map(([kind, heading]) => {
        const shown = groups.filter((group) => group.kind === kind);
        return (
          shown.length > 0 && (
            <section key={kind} className={layout.tightStack} aria-label={heading}>
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

const kindNames = { link: 'link', number: 'phone number', place: 'place' } satisfies Record<
  TargetKind,
  string
>;

/** One target, and the buttons that lead to it. A change is written for all of them when the field is left. */
function TargetField({ editor, group }: { editor: TemplateEditor; group: TargetGroup }) {
  const { kind, text, targets } = group;
  const [typed, setTyped] = useState(text);
  const [written, setWritten] = useState(text);
  // Another tool or an undo has changed the target.
  if (written !== text) {
    setWritten(text);
    setTyped(text);
  }
  const isReadOnly = useStore(editor.document.readOnly);
  const field = targets[0]?.field ?? '';
  const issue = useStore(editor.diagnostics, ({ issues }) =>
    issues.find(({ path }) => path.join('.').startsWith(field)),
  );
  const quickFix = useQuickFixOf(editor, field);
  const names = targets.map(({ name }) => name).join(', ');
  const count = targets.length;

  function write(next: string) {
    setTyped(next.trim());
    if (next.trim() === text) return;
    const done = runCommand(editor, {
      label: `change a ${kindNames[kind]}`,
      announcement: `${count === 1 ? names : `${count} buttons`}: ${next.trim() || `no ${kindNames[kind]}`}.`,
      apply: (state) => ({ ...state, draft: setTargets(state.draft, targets, () => next) }),
    });
    if (done) for (const target of targets) editor.diagnostics.reveal(target.field);
  }
  /** An offer for one button is meant for all that have the same target. */
  function take(choice: QuickFixChoice) {
    const next = choice.changes[field];
    if (next === undefined) editor.quickFixes.take(choice);
    else write(next);
  }
  return (
    <>
      <Field
        label={count > 3 ? `${targets[0]?.name} and ${count - 1} more` : names}
        required
        error={typed === text ? issue?.message : undefined}
        hint={count > 3 ? names : undefined}
      >
        <TextInput
          dir="ltr"
          inputMode={kind === 'link' ? 'url' : kind === 'number' ? 'tel' : 'text'}
          spellCheck={false}
          disabled={isReadOnly}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => write(typed)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            write(typed);
          }}
        />
      </Field>
      {quickFix && typed === text && (
        <QuickFixButtons editor={editor} label={names} quickFix={quickFix} onTake={take} />
      )}
    </>
  );
}
