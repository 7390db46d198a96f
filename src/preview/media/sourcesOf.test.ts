import { expect, test, vi } from 'vitest';
import { sourcesOf } from './sourcesOf';

const card = (fileUrl: string) => ({ media: { contentInfo: { fileUrl } } });

test('the map gives the source of a web address', () => {
  expect(sourcesOf(card('https://a.example/b.jpg'), () => '/b.jpg').fileSource).toBe('/b.jpg');
});

test('without a map there is no source', () => {
  expect(sourcesOf(card('https://a.example/b.jpg'), undefined).fileSource).toBeUndefined();
});

test.each([
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'blob:https://a.example/1',
  'file:///b.jpg',
  '/b',
])('the map is not asked about %s', (fileUrl) => {
  const map = vi.fn((url: string) => url);
  expect(sourcesOf(card(fileUrl), map).fileSource).toBeUndefined();
  expect(map).not.toHaveBeenCalled();
});
