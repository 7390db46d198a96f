import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { isolate } from '../lib/text/isolate';
import type { Approver, NewReview, ReviewPerson } from '../schema/responses/reviews';
import { MAX_REMARK, MAX_REVIEWERS, storable, visible } from '../schema/responses/reviews';
import { plural } from '../schema/values/text';
import { z } from '../schema/values/zod';
import { Button } from '../ui/controls/Button';
import { Field } from '../ui/controls/Field';
import { Checkbox, TextArea, TextInput } from '../ui/controls/Input';
import { FormProblem } from '../ui/notices/Notice';
import layout from '../ui/styles/layout.module.css';
import words from '../ui/styles/words.module.css';
import { groupsOf, toggleGroup } from './groups';
import styles from './review.module.css';

const AskForm = z.object({
  reviewers: z.array(z.string()).check(z.maxLength(MAX_REVIEWERS, `Choose at most ${MAX_REVIEWERS} people.`)),
  needsAll: z.boolean(),
  note: z.string().check(
    z.trim(),
    z.maxLength(MAX_REMARK, `Shorten it to ${MAX_REMARK} characters.`),
    z.refine((note) => note === '' || visible.test(note), 'Write something that people can see.'),
    z.regex(storable, 'It has a character that can’t be stored.'),
  ),
  due: z.union([z.literal(''), z.iso.date('Choose a day.')]),
});

type AskForReviewProps = {
  approvers: readonly Approver[];
  /** The people who were asked the last time. */
  asked: readonly ReviewPerson[];
  /** How many templates it is about. */
  members: number;
  /** Whether the server has the version. */
  isSaved: boolean;
  onAsk: (wish: Omit<NewReview, 'digest'>) => Promise<void>;
  onCancel: () => void;
};

/** Who is asked to review, with a note and a day. */
export function AskForReview({ approvers, asked, members, isSaved, onAsk, onCancel }: AskForReviewProps) {
  const { register, handleSubmit, control, formState, setValue } = useForm({
    resolver: zodResolver(AskForm),
    defaultValues: {
      reviewers: approvers.map(({ id }) => id).filter((id) => asked.some((person) => person.id === id)),
      needsAll: false,
      note: '',
      due: '',
    },
  });
  const chosen = useWatch({ control, name: 'reviewers' });
  const groups = useMemo(() => groupsOf(approvers), [approvers]);
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(({ reviewers, needsAll, note, due }) =>
    onAsk({
      reviewers,
      needs: needsAll && reviewers.length > 1 ? 'all' : 'one',
      ...(note === '' ? {} : { note }),
      ...(due === '' ? {} : { due }),
    }),
  );
  return (
    <form
      noValidate
      className={`${layout.card} ${layout.stack} ${styles.thread}`}
      aria-label="Ask for review"
      onSubmit={(event) => void submit(event)}
    >
      <fieldset className={styles.choices}>
        <legend>Who</legend>
        {groups.length > 0 && (
          <div className={layout.row}>
            {groups.map((group) => (
              <Button
                key={group.name}
                size="small"
                aria-pressed={group.ids.every((id) => chosen.includes(id))}
                onClick={() => setValue('reviewers', toggleGroup(chosen, group))}
              >
                <span>
                  <bdi>{group.name}</bdi>, {plural(group.ids.length, 'person', 'people')}
                </span>
              </Button>
            ))}
          </div>
        )}
        {approvers.map(({ id, name }) => (
          <Checkbox key={id} label={isolate(name)} value={id} {...register('reviewers')} />
        ))}
        <FormProblem text={errors.reviewers?.message} />
        <p className={words.note}>
          {approvers.length === 0
            ? 'Nobody can approve it yet: a reviewer must have signed in here, be allowed to approve, and not have changed the draft. Ask now, and send them the link.'
            : chosen.length === 0
              ? 'Leave all unchecked to ask everybody who can approve.'
              : chosen.length === 1
                ? 'Only this person can decide.'
                : 'One of them is enough, unless you check the box below.'}
        </p>
        {chosen.length > 1 && <Checkbox label="All of them must approve" {...register('needsAll')} />}
      </fieldset>
      <Field label="Note" error={errors.note?.message}>
        <TextArea {...register('note')} dir="auto" />
      </Field>
      <Field label="Needed by" error={errors.due?.message}>
        <TextInput type="date" {...register('due')} />
      </Field>
      <div className={layout.row}>
        <Button type="submit" size="small" variant="primary" disabled={!isSaved} aria-disabled={isSubmitting}>
          {members > 1 ? `Ask for review of ${members} templates` : 'Ask for review'}
        </Button>
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
        {!isSaved && <span className={words.note}>Once it is saved on the server.</span>}
      </div>
    </form>
  );
}
