import { useState } from 'react';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { Field } from '../../ui/controls/Field';
import { TextArea, TextInput } from '../../ui/controls/Input';
import type { VersionMessages } from './useVersions';

type VersionDialogProps = {
  title: string;
  action: string;
  start: VersionMessages;
  /** What it is called when no name is given. */
  unnamed: string;
  onDone: (words: VersionMessages) => void;
  onClose: () => void;
};

/** Asks for the name of a version, and for a note. */
export function VersionDialog({ title, action, start, unnamed, onDone, onClose }: VersionDialogProps) {
  const [words, setWords] = useState(start);
  return (
    <Dialog
      title={title}
      onClose={(value) => {
        if (value === 'done') onDone({ name: words.name.trim(), note: words.note.trim() });
        onClose();
      }}
      actions={
        <>
          {/* Enter in the name presses the first button that submits. */}
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
            value={words.name}
            onChange={({ target }) => setWords({ ...words, name: target.value })}
          />
        )}
      </Field>
      <Field label="Note" hint="For example what changed, or who agreed.">
        {(control) => (
          <TextArea
            {...control}
            value={words.note}
            onChange={({ target }) => setWords({ ...words, note: target.value })}
          />
        )}
      </Field>
    </Dialog>
  );
}
