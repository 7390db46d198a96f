import { useState } from 'react';
import { Field } from '../../../ui/controls/Field';
import { TextInput } from '../../../ui/controls/Input';
import { useStore } from 'zustand';
import type { OfferChoice } from '../../model/offer';
import { runCommand } from '../../model/runCommand';
import type { TemplateEditor } from '../../model/TemplateEditor';
import { OfferButtons } from '../parts/OfferButtons';
import { useOffer } from '../parts/useOffer';
import { setTargets, type TargetGroup, type TargetKind } from './targets';

const kindNames = { link: 'link', number: 'phone number', place: 'place' } satisfies Record<
  TargetKind,
  string
>;

/** One target, and the buttons that lead to it. A change is written for all of them when the field is left. */
export function TargetField({ editor, group }: { editor: TemplateEditor; group: TargetGroup }) {
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
  const offer = useOffer(editor, field);
  const names = targets.map(({ name }) => name).join(', ');
  const count = targets.length;

  function write(next: string) {
    setTyped(next.trim());
    if (next.trim() === text) return;
    const done = runCommand(editor, {
      label: `change of a ${kindNames[kind]}`,
      announcement: `${count === 1 ? names : `${count} buttons`}: ${next.trim() || `without a ${kindNames[kind]}`}.`,
      apply: (state) => ({ ...state, draft: setTargets(state.draft, targets, () => next) }),
    });
    if (done) for (const target of targets) editor.diagnostics.reveal(target.field);
  }
  /** An offer for one button is meant for all that have the same target. */
  function take(choice: OfferChoice) {
    const next = choice.changes[field];
    if (next === undefined) editor.offers.take(choice);
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
        {(control) => (
          <TextInput
            {...control}
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
        )}
      </Field>
      {offer && typed === text && <OfferButtons editor={editor} label={names} offer={offer} onTake={take} />}
    </>
  );
}
