// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { mediaBaseSetting } from '../../library/settings/settings';
import { mediaAddress, ownMediaAddress, storedAddress } from './mediaAddress';

const file = `${'a1'.repeat(32)}.jpg`;
const bucket = 'https://pictures.bucket.example/shop';

afterEach(() => mediaBaseSetting.set(''));

test('an uploaded file is this server’s own, also at the public address of a bucket', () => {
  expect(storedAddress(`${location.origin}/media/${file}`)).toBe(`/media/${file}`);
  expect(storedAddress(`${bucket}/${file}`)).toBeUndefined();
  mediaBaseSetting.set(bucket);
  expect(storedAddress(`${bucket}/${file}`)).toBe(`/media/${file}`);
  expect(ownMediaAddress(`${bucket}/${file}`)).toBe(`/media/${file}`);
});

test('nothing else at that host is', () => {
  mediaBaseSetting.set(bucket);
  for (const other of [
    `${bucket}/tea.jpg`,
    `${bucket}/../${file}`,
    `${bucket}/${file}?x=1`,
    `${bucket}-other/${file}`,
    `https://pictures.bucket.example/${file}`,
  ]) {
    expect(storedAddress(other)).toBeUndefined();
    expect(mediaAddress(other)).toBe(other);
  }
});
