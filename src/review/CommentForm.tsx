import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { MAX_REMARK, storable, visible } from '../schema/responses/reviews';
import { z } from '../schema/values/zod';
import { Button } from '../ui/controls/Button';
import { Field } from '../ui/controls/Field';
import { TextArea } from '../ui/controls/Input';
import layout from '../ui/styles/layout.module.css';

const CommentText = z.object({
  text: z
    .string()
    .trim()
    .min(1, 'Write something first.')
    .max(MAX_REMARK, `Shorten it to ${MAX_REMARK} characters.`)
    .regex(visible, 'Write something that people can see.')
    .regex(storable, 'It has a character that can’t be stored.'),
});

type CommentFormProps = {
  label: string;
  button: string;
  hint?: string;
  text?: string;
  takesFocus?: boolean;
  /** Each growth of this number moves the focus to the field. */
  wanted?: number;
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
  takesFocus = false,
  wanted = 0,
  onSubmit,
  onCancel,
}: CommentFormProps) {
  const { register, handleSubmit, reset, setFocus, formState } = useForm({
    resolver: zodResolver(CommentText),
    defaultValues: { text },
  });
  // The focus lives outside React.
  useEffect(() => {
    if (wanted > 0) setFocus('text');
  }, [wanted, setFocus]);
  const submit = handleSubmit(async ({ text: written }) => {
    try {
      await onSubmit(written);
    } catch {
      // Whoever wrote was told; the text stays.
      return;
    }
    reset({ text: '' });
  });
  return (
    <form noValidate className={layout.tightStack} onSubmit={(event) => void submit(event)}>
      <Field label={label} required hint={hint} error={formState.errors.text?.message}>
        <TextArea
          {...register('text')}
          dir="auto"
          autoFocus={takesFocus}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit(event);
          }}
        />
      </Field>
      <div className={layout.row}>
        <Button type="submit" size="small" variant="primary" aria-disabled={formState.isSubmitting}>
          {button}
        </Button>
        {onCancel && (
          <Button size="small" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
