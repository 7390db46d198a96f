import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { mediaLimits } from '../../schema/media/mediaLimits';
import { statedSize } from './statedSize';

const folder = path.resolve(import.meta.dirname, '../../../public/examples');
const example = (name: string) => new Uint8Array(readFileSync(path.join(folder, name)));

it('the beginning of a picture states its size', () => {
  expect(statedSize('jpeg', example('bag.jpg'))).toEqual({ width: 960, height: 540 });
  expect(statedSize('png', example('agent-logo.png'))).toMatchObject({ width: expect.any(Number) as number });
  expect(statedSize('gif', example('loyalty.gif'))).toMatchObject({ width: expect.any(Number) as number });
});

it('a file that ends before, or another kind, states none', () => {
  expect(statedSize('jpeg', example('bag.jpg').slice(0, 12))).toBeUndefined();
  expect(statedSize('png', new Uint8Array(8))).toBeUndefined();
  expect(statedSize(undefined, example('bag.jpg'))).toBeUndefined();
});

it('every picture of the gallery has a thumbnail of its own ratio, far below the limit', () => {
  const pictures = readdirSync(folder).filter((name) => /^(?!.*-thumb).*\.jpg$/.test(name));
  expect(pictures.length).toBeGreaterThanOrEqual(40);
  for (const name of pictures) {
    const thumbnail = example(name.replace('.jpg', '-thumb.jpg'));
    expect(thumbnail.length, name).toBeLessThanOrEqual(mediaLimits.recommendedThumbnailBytes);
    const [large, small] = [statedSize('jpeg', example(name)), statedSize('jpeg', thumbnail)];
    if (!large || !small) throw new Error(`${name} states no size`);
    expect(Math.min(small.width, small.height), name).toBeGreaterThanOrEqual(140);
    expect(small.width / small.height / (large.width / large.height), name).toBeCloseTo(1, 1);
  }
});
