import { expect, test, vi } from 'vitest';
import type { MediaFile, MediaList } from '../../schema/media/mediaFile';
import { findMediaFile, readMediaList } from './mediaList';

const file = (name: string) => ({ url: `https://a.example/media/${name}` }) as MediaFile;
const part = (names: string[], next?: string): MediaList => ({
  files: names.map(file),
  removed: [],
  usedBytes: 3,
  spaceBytes: 9,
  ...(next === undefined ? {} : { next }),
});
const read = vi.fn(async (after: string | undefined) =>
  after === undefined ? part(['a', 'b'], 'x~b') : part(['c']),
);

test('the list goes on where a part of it ends', async () => {
  const { files, usedBytes } = await readMediaList(read);
  expect(files.map(({ url }) => url.at(-1))).toEqual(['a', 'b', 'c']);
  expect(usedBytes).toBe(3);
  expect(read.mock.calls).toEqual([[undefined], ['x~b']]);
});

test('a file is looked for part by part, no further than needed', async () => {
  read.mockClear();
  expect(await findMediaFile(file('b').url, read)).toEqual(file('b'));
  expect(read).toHaveBeenCalledTimes(1);
  expect(await findMediaFile(file('c').url, read)).toEqual(file('c'));
  expect(await findMediaFile(file('d').url, read)).toBeUndefined();
});
