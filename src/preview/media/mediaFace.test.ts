import { expect, test } from 'vitest';
import { mediaKind, androidMediaFace, iosMediaFace } from './mediaFace';

test.each([
  ['https://example.com/shoe.jpg', 'image'],
  ['https://example.com/shoe.PNG?size=2', 'image'],
  ['https://example.com/wave.gif#start', 'gif'],
  ['https://example.com/film.mp4', 'video'],
  ['https://example.com/film.WEBM?download=a.pdf', 'video'],
  ['https://example.com/bill.pdf', 'pdf'],
  ['https://example.com/media/1234', 'image'],
  ['https://example.pdf/', 'image'],
])('the kind of %s is %s', (url, kind) => {
  expect(mediaKind(url)).toBe(kind);
});

const picture = { fileUrl: 'https://a.example/b.jpg', fileSource: '/b.jpg', thumbnailUrl: '' };
const thumbnail = { thumbnailUrl: 'https://a.example/t.jpg', thumbnailSource: '/t.jpg' };
const film = { fileUrl: 'https://a.example/b.mp4', fileSource: '/b.mp4', thumbnailUrl: '' };

test('draws a downloaded picture, with or without a thumbnail', () => {
  expect(androidMediaFace(picture, 'downloaded').source).toBe('/b.jpg');
  expect(androidMediaFace({ ...picture, ...thumbnail }, 'downloaded').source).toBe('/b.jpg');
});

test.each(['before', 'failed'] as const)('draws the thumbnail when the download is: %s', (state) => {
  expect(androidMediaFace({ ...picture, ...thumbnail }, state).source).toBe('/t.jpg');
});

test.each(['before', 'failed'] as const)(
  'draws words without a thumbnail when the download is: %s',
  (state) => {
    const face = androidMediaFace(picture, state);
    expect(face.source).toBeUndefined();
    expect(face.reason).toMatch(/download/i);
  },
);

test('draws the thumbnail of a video with a play sign, and never loads the film', () => {
  expect(androidMediaFace({ ...film, ...thumbnail }, 'downloaded')).toEqual({
    kind: 'video',
    sign: 'play',
    source: '/t.jpg',
  });
  expect(androidMediaFace(film, 'downloaded')).toEqual({
    kind: 'video',
    sign: 'play',
    reason: 'No thumbnail',
  });
});

test('names a file that may not be loaded', () => {
  expect(androidMediaFace({ ...picture, fileSource: undefined }, 'downloaded')).toEqual({
    kind: 'image',
    reason: 'Picture not loaded',
  });
});

const file = (name: string) => ({
  fileUrl: `https://a.example/${name}`,
  fileSource: `/${name}`,
  thumbnailUrl: '',
});

test('an iPhone draws the first frame of a GIF, with a note', () => {
  const face = iosMediaFace({ ...file('a.gif'), ...thumbnail }, 'downloaded');
  expect(face).toMatchObject({ source: '/a.gif', isStill: true });
  expect(face.note).toMatch(/don’t move/);
});

test('an iPhone draws no PDF in a card, even with a thumbnail', () => {
  const face = iosMediaFace({ ...file('a.pdf'), ...thumbnail }, 'downloaded');
  expect(face.source).toBeUndefined();
  expect(face.note).toMatch(/iPhone doesn’t show PDFs/);
});

test('an iPhone draws the thumbnail of a video with a play sign, and never loads the film', () => {
  expect(iosMediaFace({ ...file('a.mp4'), ...thumbnail }, 'downloaded')).toEqual({
    kind: 'video',
    sign: 'play',
    source: '/t.jpg',
  });
});

test.each(['before', 'failed'] as const)(
  'an iPhone draws the thumbnail when the download is: %s',
  (state) => {
    expect(iosMediaFace({ ...file('a.jpg'), ...thumbnail }, state).source).toBe('/t.jpg');
    expect(iosMediaFace(file('a.jpg'), state).reason).toMatch(/download/i);
  },
);

test('an iPhone names a file that may not be loaded', () => {
  const { fileUrl } = file('a.jpg');
  expect(iosMediaFace({ fileUrl, thumbnailUrl: '' }, 'downloaded').reason).toBe('Picture not loaded');
});
