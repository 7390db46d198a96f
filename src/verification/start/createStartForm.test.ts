import { expect, test } from 'vitest';
import { createStartForm, type StartFormModel } from './createStartForm';

const number = 'request.identity.endpoint';
const address = 'headers.x-forwarded-for';
const wrongNumber = /not in international form/;

const open = () =>
  createStartForm({
    platform: 'embedded',
    baseUrl: 'http://localhost/verification',
    appId: 'demo',
    signs: true,
    chosenAddress: true,
    address: '127.0.0.1',
    operators: [],
  });
const errorsOf = ({ state }: StartFormModel) =>
  Object.fromEntries(Object.entries(state.getState().errors).filter(([, message]) => message !== undefined));

/** A form that was submitted with a valid number. */
function submitted() {
  const form = open();
  form.change(number, '+919876543210');
  expect(form.submit().kind).toBe('valid');
  return form;
}

test('typing shows no error before the field is left', () => {
  const form = open();
  form.change(number, '98');
  expect(errorsOf(form)).toEqual({});
  form.leave(number);
  expect(errorsOf(form)).toEqual({ [number]: expect.stringMatching(wrongNumber) });
});

test('after a field was left, its error follows the typed text', () => {
  const form = open();
  form.leave(number);
  expect(errorsOf(form)).toEqual({ [number]: 'Enter the phone number.' });
  form.change(number, '+919876543210');
  expect(errorsOf(form)).toEqual({});
  form.change(number, '9');
  expect(errorsOf(form)).toEqual({ [number]: expect.stringMatching(wrongNumber) });
});

test('leaving a field shows no error of another', () => {
  const form = open();
  form.change(address, '192.0.2');
  form.leave('request.reference');
  expect(errorsOf(form)).toEqual({});
});

test('a submit shows every error and names the wrong fields in the order of the page', () => {
  const form = open();
  form.change('headers.x-timestamp', 'yesterday');
  form.change(address, '192.0.2');
  form.change('appId', 'a b');
  const wrongFields = ['appId', number, address, 'headers.x-timestamp'];
  expect(form.submit()).toEqual({ kind: 'invalid', wrongFields });
  expect(Object.keys(errorsOf(form)).toSorted()).toEqual(wrongFields.toSorted());
});

test('after a submit, an error follows the typed text of a field that was never left', () => {
  const form = submitted();
  form.change(address, '192.0.2');
  expect(Object.keys(errorsOf(form))).toEqual([address]);
  form.change(address, '192.0.2.10');
  expect(errorsOf(form)).toEqual({});
});

test('a submit of a valid form returns the typed values', () => {
  const form = open();
  form.change(number, '+919876543210');
  form.change('request.custom', 'from a test');
  const { values } = form.state.getState();
  expect(form.submit()).toEqual({ kind: 'valid', values });
  expect(values.request).toEqual({
    identity: { type: 'number', endpoint: '+919876543210' },
    method: 'seamless',
    reference: '',
    custom: 'from a test',
  });
});

test('a text that a command enters is validated at once, and typing after it is not', () => {
  const form = open();
  form.fillIn(address, '192.0.2');
  expect(Object.keys(errorsOf(form))).toEqual([address]);
  form.fillIn(address, '192.0.2.10');
  expect(errorsOf(form)).toEqual({});
  form.change(address, '192.0.2');
  expect(errorsOf(form)).toEqual({});
});

test('another form of the request keeps the app id and hides its error', () => {
  const form = open();
  form.change('appId', '');
  form.leave('appId');
  expect(Object.keys(errorsOf(form))).toEqual(['appId']);
  form.chooseForm('signed');
  expect(errorsOf(form)).toEqual({});
  form.chooseForm('sdk');
  expect([form.state.getState().values.appId, errorsOf(form)]).toEqual(['', {}]);
  form.change('appId', 'a b');
  expect(Object.keys(errorsOf(form))).toEqual(['appId']);
});

test('a refusal stays when its field is left, and goes when the field changes', () => {
  const form = submitted();
  form.refuse(address, 'The platform refuses this.');
  form.leave(address);
  form.change('request.reference', 'order 7');
  expect(errorsOf(form)).toEqual({ [address]: 'The platform refuses this.' });
  form.change(address, '192.0.2.10');
  expect(errorsOf(form)).toEqual({});
});

test('a refusal of the signed form goes with the choice of another form', () => {
  const form = submitted();
  form.chooseForm('signed');
  form.refuse('form', 'The platform refuses this.');
  form.chooseForm('sdk');
  expect(errorsOf(form)).toEqual({});
});

test('the next submit removes a refusal', () => {
  const form = submitted();
  form.refuse('appId', 'The platform refuses this.');
  expect(form.submit().kind).toBe('valid');
  expect(errorsOf(form)).toEqual({});
});

test('a listener is notified of each change, and earlier values stay unchanged', () => {
  const form = open();
  const before = form.state.getState().values;
  let heard = 0;
  form.state.subscribe(() => {
    heard += 1;
  });
  form.change('request.reference', 'order 7');
  expect([heard, before.request.reference, form.state.getState().values.request.reference]).toEqual([
    1,
    '',
    'order 7',
  ]);
});
