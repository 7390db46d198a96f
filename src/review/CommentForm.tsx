import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import { MAX_REMARK, storable, visible, type ReviewPerson } from '../schema/responses/reviews';
import { z } from '../schema/values/zod';
import { Button } from '../ui/controls/Button';
import { Field } from '../ui/controls/Field';
import { TextArea } from '../ui/controls/Input';
import { findOpenMention, type OpenMention } from './mentions';
import layout from '../ui/styles/layout.module.css';
import styles from './review.module.css';

const CommentText = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Write something first.'),
      z.maxLength(MAX_REMARK, `Shorten it to ${MAX_REMARK} characters.`),
      z.regex(visible, 'Write something that people can see.'),
      z.regex(storable, 'It has a character that can’t be stored.'),
    ),
});

/** What was written and not sent, by what it is about: a turned phone or another tab draws the form anew. */
const unsent = new Map<string, string>();

type CommentFormProps = {
  label: string;
  button: string;
  hint?: string;
  text?: string;
  /** Names what is written, so that it outlives the form; not needed in a dialog. */
  about?: string;
  takesFocus?: boolean;
  /** Each growth of this number moves the focus to the field. */
  wanted?: number;
  /** Who can be named with “@”. */
  people?: readonly ReviewPerson[];
  /** Throws if the text must stay. */
  onSubmit: (text: string) => void | Promise<void>;
  onCancel?: () => void;
};

/** Writes a comment, an answer or a reason. Ctrl or Command and Enter sends it. */
export function CommentForm({
  label,
  button,
  hint,
  text = '',
  about,
  takesFocus = false,
  wanted = 0,
  people = [],
  onSubmit,
  onCancel,
}: CommentFormProps) {
  const { register, handleSubmit, reset, setFocus, setValue, getValues, formState } = useForm({
    resolver: zodResolver(CommentText),
    defaultValues: { text: (about === undefined ? undefined : unsent.get(about)) ?? text },
  });
  // The focus lives outside React.
  useEffect(() => {
    if (wanted > 0) setFocus('text');
  }, [wanted, setFocus]);
  const [mention, setMention] = useState<OpenMention>();
  const [chosen, setChosen] = useState(0);
  const list = useId();
  const caret = useRef(0);
  const optionId = (index: number) => `${list}-${index}`;

  function keep(written: string) {
    if (about === undefined) return;
    if (written === '') unsent.delete(about);
    else unsent.set(about, written);
  }
  function look({ value, selectionStart }: HTMLTextAreaElement) {
    caret.current = selectionStart;
    keep(value);
    setMention(findOpenMention(value, selectionStart, people));
    setChosen(0);
  }
  function name({ start }: OpenMention, person: ReviewPerson | undefined) {
    if (person === undefined) return;
    const written = getValues('text');
    const next = `${written.slice(0, start)}@${person.name} ${written.slice(caret.current)}`;
    setValue('text', next);
    keep(next);
    setMention(undefined);
    setFocus('text');
  }
  /** The keys of the list of people; undefined for all others. */
  function keyOfList(key: string, open: OpenMention): (() => void) | undefined {
    const { length } = open.people;
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => setChosen((chosen + 1) % length),
      ArrowUp: () => setChosen((chosen + length - 1) % length),
      Enter: () => name(open, open.people[chosen]),
      Tab: () => name(open, open.people[chosen]),
      Escape: () => setMention(undefined),
    };
    return keys[key];
  }
  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isSending = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    // A key that ends the writing of a character is not for the list.
    const isComposing = event.nativeEvent.isComposing;
    const act =
      mention && !isComposing && !isSending && !event.shiftKey ? keyOfList(event.key, mention) : undefined;
    if (act) {
      event.preventDefault();
      event.stopPropagation();
      act();
    } else if (isSending) void submit(event);
  }
  const submit = handleSubmit(async ({ text: written }) => {
    try {
      await onSubmit(written);
    } catch {
      // Whoever wrote was told; the text stays.
      return;
    }
    keep('');
    reset({ text: '' });
  });
  return (
    <form noValidate className={layout.tightStack} onSubmit={(event) => void submit(event)}>
      <Field label={label} required hint={hint} error={formState.errors.text?.message}>
        <TextArea
          {...register('text')}
          dir="auto"
          autoFocus={takesFocus}
          aria-autocomplete={people.length > 0 ? 'list' : undefined}
          aria-controls={mention ? list : undefined}
          aria-activedescendant={mention ? optionId(chosen) : undefined}
          onInput={({ currentTarget }) => look(currentTarget)}
          onBlur={() => setMention(undefined)}
          onKeyDown={handleKey}
        />
      </Field>
      {mention && (
        <div id={list} role="listbox" aria-label="People" className={styles.people}>
          {mention.people.map((person, index) => (
            <div
              key={person.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === chosen}
              // The field keeps the focus: its loss closes the list.
              onPointerDown={(event) => {
                event.preventDefault();
                name(mention, person);
              }}
            >
              <bdi>{person.name}</bdi>
            </div>
          ))}
        </div>
      )}
      <div className={layout.row}>
        <Button type="submit" size="small" variant="primary" aria-disabled={formState.isSubmitting}>
          {button}
        </Button>
        {onCancel && (
          <Button
            size="small"
            onClick={() => {
              keep('');
              onCancel();
            }}
          >
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
