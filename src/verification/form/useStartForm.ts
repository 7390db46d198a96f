import { flushSync } from 'react-dom';
import { useForm, useFormContext, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import { valueAt } from '../../lib/path';
import { announce } from '../../ui/notices/announcer';
import type { VerificationConnection } from '../../schema/responses/verifications';
import {
  blankStartForm,
  startResolver,
  startTextFields,
  type StartField,
  type StartForm,
  type StartTextField,
} from '../start/startForm';

/**
 * The form of a start. A field first shows its error when it is left; then the error follows each change. After the
 * first submit, every error follows each change.
 */
export function useStartForm(connection: VerificationConnection): UseFormReturn<StartForm> {
  return useForm<StartForm>({
    defaultValues: blankStartForm(connection),
    resolver: startResolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
}

/** The form around the caller, with what commands do to it. */
export function useStartFields() {
  return useFormContext<StartForm>();
}

/** Sets text that a command enters, and shows its error at once. */
export async function fillIn(form: UseFormReturn<StartForm>, field: StartTextField, text: string) {
  form.setValue(field, text);
  await form.trigger(field);
}

/** Sets the form of the request, and hides the errors that depend on it. */
export function chooseForm(form: UseFormReturn<StartForm>, next: StartForm['form']) {
  form.setValue('form', next);
  form.clearErrors(['form', 'appId']);
}

/** Focuses the input of a field; nothing happens for a field without one. */
export function focusField({ setFocus }: UseFormReturn<StartForm>, field: StartField) {
  // Draw the value and the error first, because a screen reader reads both when the focus arrives.
  flushSync(() => undefined);
  setFocus(field);
}

/** Says how many fields are wrong, and focuses the first. */
export function showErrors(form: UseFormReturn<StartForm>, errors: FieldErrors<StartForm>) {
  const [first, ...others] = startTextFields.filter((field) => valueAt(errors, field) !== undefined);
  announce(
    others.length === 0
      ? 'Not started: one field needs attention.'
      : `Not started: ${others.length + 1} fields need attention.`,
  );
  if (first !== undefined) focusField(form, first);
}
