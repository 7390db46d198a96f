import { useState } from 'react';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { Field } from '../../ui/controls/Field';
import { TextArea, TextInput } from '../../ui/controls/Input';
import type { VersionLabel } from './useVersions';

type VersionDialogProps = {
  title: string;
  action: string;
  start: VersionLabel;
  /** The title of the version if no name is given. */
  unnamed: string;
  onDone: (label: VersionLabel) => void;
  onClose: () => void;
};

/** Asks for a name and a note of a version. */
export function VersionDialog({ title, action, start, unnamed, onDone, onClose }: VersionDialogProps) {
  const [label, setLabel] = useState(start);
  return (
    <Dialog
      title={title}
      onClose={(value) => {
        if (value === 'done') onDone({ name: label.name.trim(), note: label.note.trim() });
        onClose();
      }}
      actions={
        <>
          {/* Not a submit button: Enter in the name field presses the first submit button. */}
          <Button onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>Cancel</Button>
          <Button type="submit" value="done" look="primary">
            {action}
          </Button>
        </>
      }
    >
      <Field label="Version name" hint={`Without a name it is called “${unnamed}”.`}>
        {(control) => (
          <TextInput
            {...control}
            value={label.name}
            onChange={({ target }) => setLabel({ ...label, name: target.value })}
          />
        )}
      </Field>
      <Field label="Note" hint="For example what changed, or who agreed.">
        {(control) => (
          <TextArea
            {...control}
            value={label.note}
            onChange={({ target }) => setLabel({ ...label, note: target.value })}
          />
        )}
      </Field>
    </Dialog>
  );
}
