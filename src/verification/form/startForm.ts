import { zodResolver } from '@hookform/resolvers/zod';
import {
  type Resolver,
  useForm,
  useFormContext,
  type FieldErrors,
  type FieldPath,
  type UseFormReturn,
} from 'react-hook-form';
import { StartVerificationHeaders, StartVerificationRequest } from '../../schema/verification/verification';
import { parsePath } from '../../schema/values/issues';
import { z } from '../../schema/values/zod';
import { nodeAt } from '../../schema/walk/fieldNode';
import { walk } from '../../schema/walk/walk';
import type { VerificationConnection } from '../../schema/responses/verifications';
import type { VerificationCaller } from '../connection/connection';
import type { StartParameter } from './findParameter';
import { flushSync } from 'react-dom';
import { valueAt } from '../../lib/path';
import { announce } from '../../ui/notices/announcer';

/** The open form: body and headers in wire shape, blank where nothing is sent, and the form of the request. */
export type StartForm = {
  form: 'sdk' | 'signed';
  /** For the public form. A signed request goes out under the server's own app id. */
  appId: string;
  request: {
    identity: { type: 'number'; endpoint: string };
    method: 'seamless';
    reference: string;
    custom: string;
  };
  headers: { 'x-forwarded-for': string; 'x-timestamp': string };
};

/** The fields that a person types in, in the order of the page. */
export const startTextFields = [
  'appId',
  'request.identity.endpoint',
  'headers.x-forwarded-for',
  'request.reference',
  'request.custom',
  'headers.x-timestamp',
] as const satisfies readonly FieldPath<StartForm>[];

export type StartTextField = (typeof startTextFields)[number];
type StartField = 'form' | StartTextField;

const nodes = { request: walk(StartVerificationRequest), headers: walk(StartVerificationHeaders) };

/** The label of a field, from its schema. */
export function labelOf(field: StartTextField): string {
  if (field === 'appId') return 'App ID';
  const [part, ...path] = parsePath(field);
  return nodeAt(nodes[part as keyof typeof nodes], path)?.meta.name ?? field;
}

export function blankStartForm({ appId }: VerificationConnection): StartForm {
  return {
    form: 'sdk',
    appId,
    request: { identity: { type: 'number', endpoint: '' }, method: 'seamless', reference: '', custom: '' },
    headers: { 'x-forwarded-for': '', 'x-timestamp': '' },
  };
}

/** The body that goes out: blank optional texts are left out. */
export function toRequest({ request }: StartForm): StartVerificationRequest {
  const { identity, method, reference, custom } = request;
  return { identity, method, reference: reference || undefined, custom: custom || undefined };
}

export const toCaller = ({ form, appId }: Pick<StartForm, 'form' | 'appId'>): VerificationCaller =>
  form === 'sdk' ? { kind: 'sdk', appId } : { kind: 'gateway' };

/** The app ids that the server of this page takes. */
const AppId = z.string().check(
  z.regex(/^[A-Za-z0-9_-]{1,64}$/, {
    error: ({ input }) =>
      input === '' ? 'Enter the app ID.' : 'An app ID has up to 64 letters, digits, “_” and “-”.',
  }),
);

const sent = { request: StartVerificationRequest, headers: z.partial(StartVerificationHeaders) };
const resolveSent = zodResolver(
  z.discriminatedUnion('form', [
    z.object({ form: z.literal('sdk'), appId: AppId, ...sent }),
    z.object({ form: z.literal('signed'), appId: z.string(), ...sent }),
  ]),
);

/** Validates what would be sent. A valid form keeps its values as they were typed. */
export const startResolver: Resolver<StartForm> = async (values, context, options) => {
  const headers = Object.fromEntries(Object.entries(values.headers).filter(([, text]) => text !== ''));
  const { errors } = await resolveSent(
    { ...values, request: toRequest(values), headers },
    context,
    options as Parameters<typeof resolveSent>[2],
  );
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

const fieldsByParameter: Readonly<Record<StartParameter, StartTextField | undefined>> = {
  Authorization: 'appId',
  'x-timestamp': 'headers.x-timestamp',
  'X-Forwarded-For': 'headers.x-forwarded-for',
  identity: 'request.identity.endpoint',
  'identity.type': 'request.identity.endpoint',
  'identity.endpoint': 'request.identity.endpoint',
  reference: 'request.reference',
  custom: 'request.custom',
  method: undefined,
  'Content-Type': undefined,
};

/** The field of a refused parameter; undefined for a parameter that the form does not let a person change. */
export const fieldOfParameter = (
  parameter: StartParameter,
  form: StartForm['form'],
): StartField | undefined =>
  parameter === 'Authorization' && form === 'signed' ? 'form' : fieldsByParameter[parameter];

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
export function showStartErrors(form: UseFormReturn<StartForm>, errors: FieldErrors<StartForm>) {
  const [first, ...others] = startTextFields.filter((field) => valueAt(errors, field) !== undefined);
  announce(
    others.length === 0
      ? 'Not started: one field needs attention.'
      : `Not started: ${others.length + 1} fields need attention.`,
  );
  if (first !== undefined) focusField(form, first);
}
