import { valueAt } from '../../lib/path';
import { createFormControl, type FieldPath, type UseFormReturn } from 'react-hook-form';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { CreateTemplatePayload } from '../../schema/template/template';
import type { AppliedTransaction, TemplateDocument } from '../model/createDocument';
import type { InputBinding } from '../model/fieldBinding';
import { createFormResolver } from './formResolver';
import { projectDraft } from './projectDraft';

type FormControl = Omit<UseFormReturn<TemplateDraft, unknown, CreateTemplatePayload>, 'formState'>;

/**
 * Binds the inputs of the form to the document. react-hook-form owns the typed values: typing becomes a
 * transaction of origin `field`, and every transaction of another origin is written into the form.
 */
export function createFieldBinding(document: TemplateDocument, textLimit: () => number): InputBinding {
  const options = {
    resolver: createFormResolver(textLimit),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  } as const;
  const form: FormControl & { formControl: FormControl } = createFormControl<
    TemplateDraft,
    unknown,
    CreateTemplatePayload
  >(options);
  // A field without a value must not take a default: a value that was deleted would come back.
  form.reset(structuredClone(document.getState().draft), { keepDefaultValues: true });

  form.subscribe({
    formState: { values: true },
    callback({ name, type, values }) {
      if (type !== 'change') return;
      document.dispatch({
        origin: 'field',
        apply: ({ draft, stash }) => ({ draft: projectDraft(draft, values, name), stash }),
      });
    },
  });

  function setPart(path: string, value: unknown) {
    form.setValue(path as FieldPath<TemplateDraft>, structuredClone(value) as never, { shouldDirty: true });
  }

  function follow({ transaction, before, after, change }: AppliedTransaction) {
    if (transaction.origin === 'field' || !change) return;
    // The library cannot address the whole template, nor unknown members with special characters in their names.
    if (/^[\w.]+$/.test(change.path)) setPart(change.path, change.after);
    else
      for (const key of Object.keys({ ...before.draft, ...after.draft }))
        setPart(key, valueAt(after.draft, key));
  }
  document.onTransaction(follow);

  // `useForm` replaces the options of a form that was created before it: it must be given them again.
  const connected = { ...options, formControl: form.formControl };
  return {
    register: (path, { blankIsAbsent = false } = {}) =>
      form.register(
        path as FieldPath<TemplateDraft>,
        blankIsAbsent ? { setValueAs: (value: unknown) => (value === '' ? undefined : value) } : undefined,
      ),
    form: () => connected,
  };
}
