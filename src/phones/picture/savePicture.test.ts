// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { savePicture } from './savePicture';

const heard: string[] = [];
vi.mock('../../ui/notices/announcer', () => ({ announce: (words: string) => heard.push(words) }));

afterEach(() => {
  heard.length = 0;
  vi.doUnmock('./phonePicture');
});

const save = () => savePicture(document.createElement('div'), 'tea');

test('a part of the page that does not load is told apart from a picture that cannot be drawn', async () => {
  vi.doMock('./phonePicture', () => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  await save();
  expect(heard.at(-1)).toMatch(/^The picture could not be saved, because a part of the page did not load\./);
  vi.doMock('./phonePicture', () => ({
    drawShown: () => Promise.reject(new Error('it is too large for this browser')),
  }));
  await save();
  expect(heard.at(-1)).toBe(
    'The picture could not be saved (it is too large for this browser). Take a screenshot instead.',
  );
});
