import { createStore, type Readable } from '../../lib/createStore';
import { putAt } from '../../lib/path';
import type { VerificationConnection } from '../../schema/responses/verifications';
import { startTextFields, type StartField, type StartTextField } from './startFields';
import { blankStartForm, findFormIssues, type StartForm } from './startForm';

type StartErrors = { readonly [Field in StartField]?: string | undefined };

export type StartFormState = {
  readonly values: StartForm;
  /** The error that each field shows. A field that is wrong may not show it yet. */
  readonly errors: StartErrors;
};

/** `wrongFields` in the order of the page. */
export type SubmittedForm =
  | { kind: 'valid'; values: StartForm }
  | { kind: 'invalid'; wrongFields: readonly StartTextField[] };

export type StartFormModel = {
  state: Readable<StartFormState>;
  /** Sets typed text, and updates the error if the field was left or the form was submitted before. */
  change: (field: StartTextField, text: string) => void;
  /** Sets text that a command enters, and updates the error at once. */
  fillIn: (field: StartTextField, text: string) => void;
  /** Notes that the field lost the focus, and shows its error. */
  leave: (field: StartTextField) => void;
  /** Sets the form of the request, and hides the errors that depend on it. */
  chooseForm: (form: StartForm['form']) => void;
  /** Shows a refusal of the platform at a field until the field changes or the form is submitted. */
  refuse: (field: StartField, message: string) => void;
  /** Shows every error, or returns the values if there is none. */
  submit: () => SubmittedForm;
};

/**
 * The form of a start: its values, and the errors that it shows. A field first shows its error when it is left;
 * then the error follows each change. After the first submit, every error follows each change.
 */
export function createStartForm(connection: VerificationConnection): StartFormModel {
  const state = createStore<StartFormState>({ values: blankStartForm(connection), errors: {} });
  const leftFields = new Set<StartTextField>();
  let isSubmitted = false;

  function put(field: StartTextField, text: string, isShown: boolean) {
    const { values, errors } = state.get();
    const next = putAt(values, field, text);
    state.set({ values: next, errors: isShown ? { ...errors, [field]: findErrors(next)[field] } : errors });
  }

  return {
    state,
    change: (field, text) => put(field, text, isSubmitted || leftFields.has(field)),
    fillIn: (field, text) => put(field, text, true),
    leave(field) {
      leftFields.add(field);
      // After a submit the errors are up to date, and a refusal stays until its field changes.
      if (isSubmitted) return;
      const { values, errors } = state.get();
      state.set({ values, errors: { ...errors, [field]: findErrors(values)[field] } });
    },
    chooseForm(form) {
      const { values, errors } = state.get();
      state.set({ values: { ...values, form }, errors: { ...errors, form: undefined, appId: undefined } });
    },
    refuse(field, message) {
      const { values, errors } = state.get();
      state.set({ values, errors: { ...errors, [field]: message } });
    },
    submit() {
      isSubmitted = true;
      const { values } = state.get();
      const errors = findErrors(values);
      state.set({ values, errors });
      const wrongFields = startTextFields.filter((field) => errors[field] !== undefined);
      return Object.keys(errors).length === 0 ? { kind: 'valid', values } : { kind: 'invalid', wrongFields };
    },
  };
}

/** The error of each wrong field, by its dotted path. */
function findErrors(values: StartForm): StartErrors {
  return Object.fromEntries(findFormIssues(values).map(({ path, message }) => [path.join('.'), message]));
}
