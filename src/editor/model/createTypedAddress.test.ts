import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { putAt } from '../../lib/path';
import { createDocument, type Origin } from './createDocument';
import { createTypedAddress } from './createTypedAddress';
import { standaloneContentPath } from '../../schema/draft/cards';

const fileUrl = `${standaloneContentPath}.media.contentInfo.fileUrl`;

function open() {
  const document = createDocument({ draft: { type: 'rich_card', component: {} }, stash: {} });
  const typed = createTypedAddress(document);
  const write = (path: string, text: string, origin: Origin = 'field') =>
    document.dispatch({
      origin,
      apply: ({ draft, stash }) => ({ draft: putAt(draft, path, text), stash }),
    });
  return { typed, write };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an address counts as typed until a pause', () => {
  const { typed, write } = open();
  write(fileUrl, 'https://a.example/b');
  for (const text of ['https://a.example/b.', 'https://a.example/b.j']) {
    write(fileUrl, text);
    expect(typed.getState()).toBe(text);
    vi.advanceTimersByTime(500);
  }
  expect(typed.getState()).toBe('https://a.example/b.j');
  vi.advanceTimersByTime(200);
  expect(typed.getState()).toBeUndefined();
});

test('an address that was pasted, undone or left for another field is complete at once', () => {
  const { typed, write } = open();
  write(fileUrl, 'https://a.example/b');
  expect(typed.getState()).toBeUndefined();
  write(fileUrl, 'https://a.example/bc');
  write(`${standaloneContentPath}.title`, 'Tea');
  expect(typed.getState()).toBeUndefined();
  write(fileUrl, 'https://a.example/b', 'history');
  expect(typed.getState()).toBeUndefined();
});
