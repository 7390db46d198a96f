import { useRef, useState, type KeyboardEvent } from 'react';
import type { Draft } from '../../schema/draft/draft';
import {
  findLabel,
  labelsIn,
  maxLabelLength,
  maxLabels,
  withLabels,
  type LabelChange,
} from '../../schema/draft/labels';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { Field } from '../../ui/controls/Field';
import { Checkbox, TextInput } from '../../ui/controls/Input';
import { announce } from '../../ui/notices/announcer';
import { draftNames } from '../query/draftState';
import styles from './LabelsDialog.module.css';

type LabelsDialogProps = {
  drafts: readonly Draft[];
  /** The labels that other drafts have. */
  known: readonly string[];
  onDone: (change: LabelChange) => void;
  onClose: () => void;
};

/** Labels of one or several drafts: those in use to choose from, and a field for new ones. */
export function LabelsDialog({ drafts, known, onDone, onClose }: LabelsDialogProps) {
  /** What the person chose; a label that is not in here stays as it is. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const offered = [...new Set([...labelsIn(drafts), ...known, ...chosen.keys()])];
  const pending = findLabel(typed, offered);
  // What was typed and not added is not lost.
  const all = pending === '' ? chosen : new Map(chosen).set(pending, true);
  const labelsOf = (has: boolean) => [...all].flatMap(([label, is]) => (is === has ? [label] : []));
  const change = { add: labelsOf(true), remove: labelsOf(false) };
  const tooMany = drafts.some((draft) => (withLabels(draft, change).labels?.length ?? 0) > maxLabels);
  const choose = (label: string, has: boolean) => setChosen(new Map(chosen).set(label, has));

  function addTyped() {
    if (pending === '') return;
    choose(pending, true);
    setTyped('');
    announce(`Label chosen: ${pending}`);
    field.current?.focus();
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || typed.trim() === '') return;
    // Not the end of the dialog: people write several labels in a row.
    event.preventDefault();
    addTyped();
  }
  return (
    <Dialog
      title={`Labels for ${draftNames(drafts)}`}
      onClose={(value) => {
        if (value === 'done' && all.size > 0) onDone(change);
        onClose();
      }}
      actions={
        <>
          {/* Not a submit button: Enter in the field presses the first submit button. */}
          <Button onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>Cancel</Button>
          <Button type="submit" value="done" variant="primary" disabled={tooMany}>
            Save labels
          </Button>
        </>
      }
    >
      <Field
        label="New label"
        hint="For example a campaign, a client or a season. Enter adds it."
        error={tooMany ? `A draft can have up to ${maxLabels} labels. Clear some first.` : undefined}
      >
        <div className={styles.new}>
          <TextInput
            ref={field}
            autoFocus
            autoComplete="off"
            maxLength={2 * maxLabelLength}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={handleKey}
          />
          <Button disabled={typed.trim() === ''} onClick={addTyped}>
            Add
          </Button>
        </div>
      </Field>
      {offered.length > 0 && (
        <fieldset className={styles.choices}>
          <legend>Labels</legend>
          {offered.map((label) => {
            const having = drafts.filter(({ labels = [] }) => labels.includes(label)).length;
            const has = chosen.get(label) ?? having === drafts.length;
            const isMixed = !chosen.has(label) && having > 0 && having < drafts.length;
            return (
              <Checkbox
                key={label}
                ref={(box) => {
                  if (box) box.indeterminate = isMixed;
                }}
                label={label}
                hint={isMixed ? `${having} of ${drafts.length} have it` : undefined}
                checked={has}
                onChange={({ target }) => choose(label, target.checked)}
              />
            );
          })}
        </fieldset>
      )}
    </Dialog>
  );
}
