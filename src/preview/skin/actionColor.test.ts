import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actionColor, brandNote, cardGround, contrast, inkOn, neutralAction } from './actionColor';

const sheet = readFileSync(new URL('../android/parts/skin.module.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = sheet.split("[data-theme='dark']");

describe('the colour of actions', () => {
  test('is the brand colour where it can be read on a card', () => {
    expect(actionColor('#7b1fa2', 'light')).toBe('#7b1fa2');
    expect(actionColor('#ffd54f', 'dark')).toBe('#ffd54f');
  });

  test('is the neutral colour where the brand colour is below 4.5:1 on a card', () => {
    expect(actionColor('#1a73e8', 'light')).toBe(neutralAction.light);
    expect(actionColor('#7b1fa2', 'dark')).toBe(neutralAction.dark);
  });

  test('is the neutral colour without a brand colour, or with one that is not written as #rrggbb', () => {
    expect(actionColor(undefined, 'light')).toBe(neutralAction.light);
    expect(actionColor('', 'light')).toBe(neutralAction.light);
    expect(actionColor('red', 'light')).toBe(neutralAction.light);
    expect(actionColor('#000', 'light')).toBe(neutralAction.light);
  });

  test('comes with a note where the brand colour gives way, and only there (89)', () => {
    expect(brandNote('#1a73e8', 'light')).toContain('4.1:1 on a light card');
    expect(brandNote('#7b1fa2', 'light')).toBeUndefined();
    expect(brandNote(undefined, 'light')).toBeUndefined();
    expect(brandNote('red', 'light')).toBeUndefined();
  });

  test('is judged on the ground that the style sheet gives to cards', () => {
    expect(light).toContain(`--gm-card: ${cardGround.light};`);
    expect(dark).toContain(`--gm-card: ${cardGround.dark};`);
  });
});

describe.each([
  ['light', light],
  ['dark', dark],
])('texts of the %s phone can be read (88)', (_, sheetOfTheme) => {
  const token = (name: string) => new RegExp(`--gm-${name}: (#[0-9a-f]{6});`).exec(sheetOfTheme)?.[1] ?? '';
  test.each([
    ['on', 'card'],
    ['on-variant', 'card'],
    ['on', 'panel'],
    ['on-variant', 'panel'],
    ['on-variant', 'placeholder'],
    ['error', 'placeholder'],
    ['on-user-bubble', 'user-bubble'],
    ['on-marker', 'marker'],
    ['on-note', 'note'],
  ])('%s on %s', (ink, ground) => {
    expect(contrast(token(ink), token(ground))).toBeGreaterThanOrEqual(4.5);
  });
});

test('neutral actions can be read on cards and on the panel (88)', () => {
  for (const [theme, color] of Object.entries(neutralAction)) {
    const panel = theme === 'light' ? '#ffffff' : '#131314';
    expect(contrast(color, theme === 'light' ? cardGround.light : cardGround.dark)).toBeGreaterThanOrEqual(
      4.5,
    );
    expect(contrast(color, panel)).toBeGreaterThanOrEqual(4.5);
  }
});

test('contrast is 21 for black on white and 1 for a colour on itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#123456', '#123456')).toBe(1);
});

test('black or white can be read on every colour', () => {
  const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const color = `#${red}${green}${blue}`;
      return (contrast(color, inkOn(color)) ?? 0) >= 4.5;
    }),
  );
});
