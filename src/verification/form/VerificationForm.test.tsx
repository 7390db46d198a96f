// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { z } from '../../schema/values/zod';
import type * as Schema from '../../schema/verification/verification';
import type { VerificationConnection } from '../../schema/responses/verifications';
import { type StartForm, type StartTextField, chooseForm, fillIn, useStartForm } from './startForm';
import { VerificationForm } from './VerificationForm';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const connection: VerificationConnection = {
  platform: 'embedded',
  baseUrl: 'http://localhost/verification',
  appId: 'demo',
  signs: true,
  chosenAddress: true,
  address: '127.0.0.1',
  operators: [],
};
const number = 'request.identity.endpoint';
const address = 'headers.x-forwarded-for';
const wrongNumber = /Enter \+ and the country code/;

let close = () => undefined as void;
// Test files share their modules: none may keep the changed schema.
afterAll(() => {
  vi.doUnmock('../../schema/verification/verification');
  vi.resetModules();
});
afterEach(() => act(() => close()));

const modules = { useStartForm, VerificationForm };

/** The form on a page: what is typed, and the errors that its fields show. */
async function open({ useStartForm: useForm, VerificationForm: Form } = modules) {
  const onStart = vi.fn<(values: StartForm) => void>();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  close = () => {
    root.unmount();
    place.remove();
  };
  const keep = vi.fn<(form: UseFormReturn<StartForm>) => void>();
  function Page() {
    const form = useForm(connection);
    useEffect(() => keep(form));
    return (
      <FormProvider {...form}>
        <Form
          connection={connection}
          country={{ code: 'IN', choice: null }}
          isStarting={false}
          onStart={onStart}
        />
      </FormProvider>
    );
  }
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Page />
      </QueryClientProvider>,
    ),
  );
  const opened = keep.mock.calls[0]?.[0];
  if (!opened) throw new Error('The form was not drawn.');

  const inputOf = (field: StartTextField) =>
    place.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${field}"]`);
  async function change(field: StartTextField, text: string) {
    const input = inputOf(field);
    const kind = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    // React overrides the value of its own element; the prototype's property reaches the input itself.
    const value = Object.getOwnPropertyDescriptor(kind.prototype, 'value');
    await act(async () => {
      value?.set?.call(input, text);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
  /** The message of each wrong field, by its name. */
  function errors() {
    const fields = [...place.querySelectorAll<HTMLInputElement>('[name]')];
    return Object.fromEntries(
      fields
        .filter((input) => input.ariaInvalid === 'true' || input.getAttribute('aria-invalid') === 'true')
        .map((input) => [
          input.name,
          (input.getAttribute('aria-describedby') ?? '')
            .split(' ')
            .filter((id) => id.endsWith('-error'))
            .map((id) => document.getElementById(id)?.textContent)
            .join('')
            .trim(),
        ]),
    );
  }
  return {
    form: opened,
    onStart,
    change,
    errors,
    focused: () => (document.activeElement as HTMLInputElement | null)?.name,
    leave: (field: StartTextField) =>
      act(async () => {
        inputOf(field)?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      }),
    submit: () =>
      act(async () => {
        place.querySelector('form')?.requestSubmit();
      }),
    run: (command: (model: UseFormReturn<StartForm>) => unknown) =>
      act(async () => {
        await command(opened);
      }),
  };
}

/** A form that was submitted with a valid number. */
async function submitted() {
  const page = await open();
  await page.change(number, '+919876543210');
  await page.submit();
  expect(page.onStart).toHaveBeenCalledTimes(1);
  return page;
}

test('typing shows no error before the field is left', async () => {
  const { change, leave, errors } = await open();
  await change(number, '98');
  expect(errors()).toEqual({});
  await leave(number);
  expect(errors()).toEqual({ [number]: expect.stringMatching(wrongNumber) });
});

test('after a field was left, its error follows the typed text', async () => {
  const { change, leave, errors } = await open();
  await leave(number);
  expect(errors()).toEqual({ [number]: 'Enter the phone number.' });
  await change(number, '+919876543210');
  expect(errors()).toEqual({});
  await change(number, '9');
  expect(errors()).toEqual({ [number]: expect.stringMatching(wrongNumber) });
});

test('leaving a field shows no error of another', async () => {
  const { change, leave, errors } = await open();
  await change(address, '192.0.2');
  await leave('request.reference');
  expect(errors()).toEqual({});
});

test('a submit shows every error and focuses the first wrong field', async () => {
  const { change, submit, errors, focused, onStart } = await open();
  await change('headers.x-timestamp', 'yesterday');
  await change(address, '192.0.2');
  await change('appId', 'a b');
  await submit();
  expect(Object.keys(errors())).toEqual(['appId', number, address, 'headers.x-timestamp']);
  expect(focused()).toBe('appId');
  expect(onStart).not.toHaveBeenCalled();
});

test('after a submit, an error follows the typed text of a field that was never left', async () => {
  const { change, errors } = await submitted();
  await change(address, '192.0.2');
  expect(Object.keys(errors())).toEqual([address]);
  await change(address, '192.0.2.10');
  expect(errors()).toEqual({});
});

test('a submit of a valid form gives the typed values', async () => {
  const { change, submit, onStart } = await open();
  await change(number, '+919876543210');
  await change('request.custom', 'from a test');
  await submit();
  expect(onStart.mock.calls[0]?.[0]).toEqual({
    form: 'sdk',
    appId: 'demo',
    request: {
      identity: { type: 'number', endpoint: '+919876543210' },
      method: 'seamless',
      reference: '',
      custom: 'from a test',
    },
    headers: { 'x-forwarded-for': '', 'x-timestamp': '' },
  });
});

test('a text that a command enters is validated at once, and typing after it is not', async () => {
  const { change, run, errors } = await open();
  await run((form) => fillIn(form, address, '192.0.2'));
  expect(Object.keys(errors())).toEqual([address]);
  await run((form) => fillIn(form, address, '192.0.2.10'));
  expect(errors()).toEqual({});
  await change(address, '192.0.2');
  expect(errors()).toEqual({});
});

test('another form of the request keeps the app id and hides its error', async () => {
  const { form, change, leave, run, errors } = await open();
  await change('appId', '');
  await leave('appId');
  expect(Object.keys(errors())).toEqual(['appId']);
  await run(() => chooseForm(form, 'signed'));
  expect(errors()).toEqual({});
  await run(() => chooseForm(form, 'sdk'));
  expect([form.getValues('appId'), errors()]).toEqual(['', {}]);
  await change('appId', 'a b');
  expect(Object.keys(errors())).toEqual(['appId']);
});

const refusal = { type: 'platform', message: 'The platform refuses this.' };

test('a refusal stays when its field is left, and goes when the field changes', async () => {
  const { change, leave, run, errors } = await submitted();
  await run((form) => form.setError(address, refusal));
  await leave(address);
  await change('request.reference', 'order 7');
  expect(errors()).toEqual({ [address]: refusal.message });
  await change(address, '192.0.2.10');
  expect(errors()).toEqual({});
});

test('a refusal of the signed form goes with the choice of another form', async () => {
  const { form, run } = await submitted();
  await run(() => chooseForm(form, 'signed'));
  await run(() => form.setError('form', refusal));
  expect(document.body.textContent).toContain(refusal.message);
  await run(() => chooseForm(form, 'sdk'));
  expect(document.body.textContent).not.toContain(refusal.message);
});

test('the next submit removes a refusal', async () => {
  const { run, submit, errors, onStart } = await submitted();
  await run((form) => form.setError('appId', refusal));
  expect(errors()).toEqual({ appId: refusal.message });
  await submit();
  expect(onStart).toHaveBeenCalledTimes(2);
  expect(errors()).toEqual({});
});

test('a rule that the shared schema gains is shown at its field by the form library', async () => {
  vi.resetModules();
  vi.doMock('../../schema/verification/verification', async (load) => {
    const schema = await load<typeof Schema>();
    const reference = z.optional(z.string().check(z.maxLength(5, 'Reference has at most 5 letters.')));
    return {
      ...schema,
      StartVerificationRequest: z.extend(schema.StartVerificationRequest, { reference }),
    };
  });
  const changed = { ...(await import('./startForm')), ...(await import('./VerificationForm')) };
  const { form, change, leave, errors } = await open(changed);
  await change('request.reference', 'order 7');
  await leave('request.reference');
  expect(errors()).toEqual({ 'request.reference': 'Reference has at most 5 letters.' });
  expect(form.getFieldState('request.reference').error?.message).toBe('Reference has at most 5 letters.');
});
