import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { androidSkinProperties } from '../src/preview/android/skin/skinProperties';
import { figureTables } from '../src/preview/evidence/figureRows';
import { iosSkinProperties } from '../src/preview/ios/skin/skinProperties';
import { defaultPreviewOptions } from '../src/preview/model/options';
import { androidSizes } from '../src/schema/phones/androidFigures';
import { iosSizes } from '../src/schema/phones/iosFigures';
import { androidPhoneOf, iphoneOf } from '../src/schema/phones/phones';
import { root } from './run.mjs';

const rooms = ['src/preview', 'src/app', 'src/advice', 'src/editor'];
const filesIn = (room: string) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((file) => join(room, file))
    .filter((file) => /\.(?:css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*/g, '');

describe('figures of the phones', () => {
  /** Smaller ones stand for many things: an 8 is a gap anywhere. */
  const distinct = 100;
  const figures = new Set(
    figureTables
      .filter(({ unit }) => unit === 'dp' || unit === 'pt')
      .flatMap((table) => Object.values(table.figures))
      .filter((figure) => typeof figure === 'number')
      .filter((figure) => figure >= distinct),
  );
  /** Files of lines and curves. */
  const drawings = /(?:Outlines|iconStrokes|MapDrawing)\.tsx?$/;
  /** Equal numbers that are something else. */
  const others: Record<string, number[]> = {
    'src/pictures/crop/cropSettings.ts': [180],
    'src/pictures/prepare/drawPicture.ts': [180, 250],
    'src/advice/rules/templateRules.ts': [250],
    'src/advice/testing/cardCases.ts': [120],
    // Outlines of the map drawing.
    'src/preview/ios/parts/parts.tsx': [120, 180],
  };

  it('stand in their tables and nowhere else', () => {
    expect(figures.size).toBeGreaterThan(10);
    const repeated = rooms.flatMap(filesIn).flatMap((file) => {
      // The style sheets of the page have lengths of their own.
      if (file.endsWith('.css') && !file.startsWith('src/preview')) return [];
      if (drawings.test(file)) return [];
      const numbers = [
        ...withoutComments(read(file)).matchAll(
          file.endsWith('.css') ? /(?<![\w.])\d+(?=px\b)/g : /(?<![\w.#%&-])\d+(?=px\b|(?![\w.%]))/g,
        ),
      ];
      return numbers
        .map(([number]) => Number(number))
        .filter((number) => figures.has(number) && !others[file]?.includes(number))
        .map((number) => `${file}: ${number}`);
    });
    expect(repeated).toEqual([]);
  });
});

describe.each([
  ['android', 'gm', androidSkinProperties(defaultPreviewOptions, 'light', undefined), androidSizes],
  ['ios', 'im', iosSkinProperties(defaultPreviewOptions), iosSizes],
] as const)('the custom properties of %s', (folder, prefix, set, sizes) => {
  const files = filesIn('src/preview');
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
  expect(read('src/preview/android/AndroidPhone.module.css')).toContain(
    widestBare(androidPhoneOf(deviceWidth).width, androidSizes.frame),
  );
  expect(read('src/preview/ios/IosPhone.module.css')).toContain(
    widestBare(iphoneOf(iphoneWidth).width, iosSizes.frame),
  );
});
