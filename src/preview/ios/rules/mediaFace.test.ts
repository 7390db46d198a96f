import { expect, test } from 'vitest';
import { mediaFace } from './mediaFace';

const file = (name: string) => ({
  fileUrl: `https://a.example/${name}`,
  fileSource: `/${name}`,
  thumbnailUrl: '',
});
const thumbnail = { thumbnailUrl: 'https://a.example/t.jpg', thumbnailSource: '/t.jpg' };

test('draws the first frame of a GIF, with a note', () => {
  const face = mediaFace({ ...file('a.gif'), ...thumbnail }, 'downloaded');
  expect(face).toMatchObject({ source: '/a.gif', isStill: true });
  expect(face.note).toMatch(/still/);
});

test('draws no PDF in a card, even with a thumbnail', () => {
  const face = mediaFace({ ...file('a.pdf'), ...thumbnail }, 'downloaded');
  expect(face.source).toBeUndefined();
  expect(face.note).toMatch(/not on iPhone/);
});

test('draws the thumbnail of a video with a play sign, and never loads the film', () => {
  expect(mediaFace({ ...file('a.mp4'), ...thumbnail }, 'downloaded')).toEqual({
    kind: 'video',
    sign: 'play',
    source: '/t.jpg',
  });
});

test.each(['before', 'failed'] as const)('draws the thumbnail when the download is: %s', (state) => {
  expect(mediaFace({ ...file('a.jpg'), ...thumbnail }, state).source).toBe('/t.jpg');
  expect(mediaFace(file('a.jpg'), state).reason).toMatch(/download/i);
});

test('names a file that may not be loaded', () => {
  const { fileUrl } = file('a.jpg');
  expect(mediaFace({ fileUrl, thumbnailUrl: '' }, 'downloaded').reason).toBe('Picture not loaded');
});
