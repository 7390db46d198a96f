import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { androidSkinProperties } from './android/skin/skinProperties';
import { iosSkinProperties } from './ios/skin/skinProperties';
import { defaultPreviewOptions } from './model/options';
import { androidSizes } from '../schema/phones/androidFigures';
import { iosSizes } from '../schema/phones/iosFigures';
import { androidPhoneOf, iphoneOf } from '../schema/phones/phones';

const here = import.meta.dirname;
const read = (file: string) => readFileSync(join(here, file), 'utf8');
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(?:css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file),
);

describe.each([
  ['android', 'gm', androidSkinProperties(defaultPreviewOptions, 'light', undefined), androidSizes],
  ['ios', 'im', iosSkinProperties(defaultPreviewOptions), iosSizes],
] as const)('the custom properties of %s', (folder, prefix, set, sizes) => {
  const sheets = files
    .filter((file) => file.endsWith('.css'))
    .map(read)
    .join('\n');
  const code = files
    .filter((file) => /tsx?$/.test(file) && !file.includes('evidence'))
    .map(read)
    .join('\n');
  const reads = new Set(
    [...sheets.matchAll(new RegExp(`var\\((--${prefix}-[\\w-]+)\\s*\\)`, 'g'))].map(([, name]) => name ?? ''),
  );
  const declared = [...sheets.matchAll(new RegExp(`^\\s*(--${prefix}-[\\w-]+):`, 'gm'))].map(
    ([, name]) => name ?? '',
  );

  it('are set where a style sheet reads them', () => {
    expect(reads.size).toBeGreaterThan(30);
    const given = new Set([...Object.keys(set), ...declared]);
    expect([...reads].filter((name) => !given.has(name))).toEqual([]);
  });
  it('are read, by a style sheet or by code', () => {
    const unread = Object.keys(sizes).filter((name) => {
      const property = `--${prefix}-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
      return !reads.has(property) && !new RegExp(`\\b${name}\\b`).test(code);
    });
    expect(unread, folder).toEqual([]);
  });
});

const widestBare = (width: number, frame: number) => `@container (max-width: ${width + 2 * frame - 1}px)`;

it('a phone loses its frame where its container is narrower than both', () => {
  // A container query reads no custom property.
  const { deviceWidth, iphoneWidth } = defaultPreviewOptions;
  expect(read('android/AndroidPhone.module.css')).toContain(
    widestBare(androidPhoneOf(deviceWidth).width, androidSizes.frame),
  );
  expect(read('ios/IosPhone.module.css')).toContain(widestBare(iphoneOf(iphoneWidth).width, iosSizes.frame));
});
