import { expect, test } from 'vitest';
import { blankStartForm, fieldOfParameter, startResolver, toRequest, type StartForm } from './startForm';

const blank = blankStartForm({
  platform: 'embedded',
  baseUrl: 'http://localhost/verification',
  appId: 'demo',
  signs: true,
  chosenAddress: true,
  address: '127.0.0.1',
  operators: [],
});
const filled: StartForm = {
  ...blank,
  request: { ...blank.request, identity: { type: 'number', endpoint: '+919876543210' } },
};
const options = { fields: {}, shouldUseNativeValidation: false };

/** The dotted paths of the errors that the resolver gives. */
async function pathsOf(form: StartForm): Promise<string[]> {
  const { errors } = await startResolver(form, undefined, options);
  const below = (part: object, path: string): string[] =>
    'message' in part
      ? [path]
      : Object.entries(part).flatMap(([key, member]) => below(member, path === '' ? key : `${path}.${key}`));
  return below(errors, '');
}

test('a blank form lacks only the number, and blank optional fields are not sent', async () => {
  expect(await pathsOf(blank)).toEqual(['request.identity.endpoint']);
  expect(await pathsOf(filled)).toEqual([]);
  expect(toRequest(filled)).toEqual({
    identity: { type: 'number', endpoint: '+919876543210' },
    method: 'seamless',
  });
});

test.each([
  [
    'request.identity.endpoint',
    { ...filled, request: { ...filled.request, identity: { type: 'number', endpoint: '9876' } } },
  ],
  ['headers.x-forwarded-for', { ...filled, headers: { ...filled.headers, 'x-forwarded-for': '192.0.2' } }],
  ['headers.x-timestamp', { ...filled, headers: { ...filled.headers, 'x-timestamp': 'now' } }],
  ['appId', { ...filled, appId: '' }],
  ['appId', { ...filled, appId: 'a b' }],
] satisfies [string, StartForm][])('an error at %s is found there', async (path, form) => {
  expect(await pathsOf(form)).toEqual([path]);
});

test('the signed form does not ask for an app id', async () => {
  expect(await pathsOf({ ...filled, form: 'signed', appId: '' })).toEqual([]);
});

test('refused credentials belong to the app id, or to the choice of the signed form', () => {
  expect(fieldOfParameter('Authorization', 'sdk')).toBe('appId');
  expect(fieldOfParameter('Authorization', 'signed')).toBe('form');
  expect(fieldOfParameter('method', 'sdk')).toBeUndefined();
});
