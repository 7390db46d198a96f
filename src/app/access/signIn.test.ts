import { expect, test } from 'vitest';
import { signInLink } from './signInLink';

test('the sign-in comes back to the page it began at', () => {
  expect(signInLink({ pathname: '/', search: '?q=sale&type=carousel', hash: '' })).toEqual({
    href: '/auth/sign-in?to=%2F%3Fq%3Dsale%26type%3Dcarousel',
  });
});

test('beside open work it takes another tab, and no content goes to the server', () => {
  const done = { href: '/auth/sign-in?to=%2Fauth%2Fdone', target: '_blank' };
  expect(signInLink({ pathname: '/templates/abc', search: '', hash: '' })).toEqual(done);
  expect(signInLink({ pathname: '/inspect', search: '', hash: '#v1.4.secret' })).toEqual(done);
});

test('no work, no other tab: an absent draft is looked for again', () => {
  expect(signInLink({ pathname: '/templates/abc', search: '', hash: '' }, false)).toEqual({
    href: '/auth/sign-in?to=%2Ftemplates%2Fabc',
  });
});

test('the page of a review holds no work: the sign-in comes back to it', () => {
  expect(signInLink({ pathname: '/templates/abc/review', search: '', hash: '' })).toEqual({
    href: '/auth/sign-in?to=%2Ftemplates%2Fabc%2Freview',
  });
});
