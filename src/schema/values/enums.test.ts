import { expect, it } from 'vitest';
import { findIssues } from './findIssues';
import { MediaHeight } from './enums';

const messageOf = (value: unknown) => findIssues(MediaHeight, value)[0]?.message;

it('asks for a missing choice, and names a wrong one', () => {
  expect(messageOf(undefined)).toBe('Choose a picture height: short, medium or tall.');
  expect(messageOf('LARGE')).toBe('“LARGE” is not a picture height. Choose short, medium or tall.');
  expect(messageOf(' ')).toBe('Choose a picture height: short, medium or tall.');
  expect(messageOf(112)).toBe('Choose a picture height: short, medium or tall.');
});

it('shows the beginning of a long wrong choice', () => {
  expect(messageOf('x'.repeat(2000))).toBe(
    `“${'x'.repeat(39)}…” is not a picture height. Choose short, medium or tall.`,
  );
});
