import { expect, test } from 'vitest';
import { blankStartForm, findFormIssues, toRequest, type StartForm } from './startForm';

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
const pathsOf = (form: StartForm) => findFormIssues(form).map(({ path }) => path.join('.'));

test('a blank form lacks only the number, and blank optional fields are not sent', () => {
  expect(pathsOf(blank)).toEqual(['request.identity.endpoint']);
  expect(pathsOf(filled)).toEqual([]);
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
] satisfies [string, StartForm][])('an error at %s is found there', (path, form) => {
  expect(pathsOf(form)).toEqual([path]);
});

test('the signed form does not ask for an app id', () => {
  expect(pathsOf({ ...filled, form: 'signed', appId: '' })).toEqual([]);
});
