import { expect, test } from 'vitest';
import { mediaFace } from './mediaFace';

const picture = { fileUrl: 'https://a.example/b.jpg', fileSource: '/b.jpg', thumbnailUrl: '' };
const thumbnail = { thumbnailUrl: 'https://a.example/t.jpg', thumbnailSource: '/t.jpg' };
const film = { fileUrl: 'https://a.example/b.mp4', fileSource: '/b.mp4', thumbnailUrl: '' };

test('draws a downloaded picture, with or without a thumbnail', () => {
  expect(mediaFace(picture, 'downloaded').source).toBe('/b.jpg');
  expect(mediaFace({ ...picture, ...thumbnail }, 'downloaded').source).toBe('/b.jpg');
});

test.each(['before', 'failed'] as const)('draws the thumbnail when the download is: %s', (state) => {
  expect(mediaFace({ ...picture, ...thumbnail }, state).source).toBe('/t.jpg');
});

test.each(['before', 'failed'] as const)(
  'draws words without a thumbnail when the download is: %s',
  (state) => {
    const face = mediaFace(picture, state);
    expect(face.source).toBeUndefined();
    expect(face.reason).toMatch(/download/i);
  },
);

test('draws the thumbnail of a video with a play sign, and never loads the film', () => {
  expect(mediaFace({ ...film, ...thumbnail }, 'downloaded')).toEqual({
    kind: 'video',
    sign: 'play',
    source: '/t.jpg',
  });
  expect(mediaFace(film, 'downloaded')).toEqual({ kind: 'video', sign: 'play', reason: 'No thumbnail' });
});

test('names a file that may not be loaded', () => {
  expect(mediaFace({ ...picture, fileSource: undefined }, 'downloaded')).toEqual({
    kind: 'image',
    reason: 'Picture not loaded',
  });
});
