import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../model/agent';
import { defaultPreviewOptions, type Theme } from '../../model/options';
import { actionColor, brandNote, cardGround, neutralAction, androidSkinProperties } from './skinProperties';

const sheet = readFileSync(new URL('./skin.module.css', import.meta.url), 'utf8');
const [usual = '', strong = ''] = sheet.split("[data-contrast='more']");
const themes = ['light', 'dark'] as const;

const token = (part: string, name: string, theme: Theme) =>
  new RegExp(`--gm-${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(part)?.[
    theme === 'light' ? 1 : 2
  ] ?? '';
const ground = (name: string, theme: Theme) =>
  name === 'card' ? cardGround[theme] : token(usual, name, theme);

describe('the colour of actions', () => {
  test('is the brand colour when its contrast on a card is high enough', () => {
    expect(actionColor('#7b1fa2', 'light')).toBe('#7b1fa2');
    expect(actionColor('#ffd54f', 'dark')).toBe('#ffd54f');
  });

  test('is the neutral colour when the brand colour is below 4.5:1 on a card', () => {
    expect(actionColor('#1a73e8', 'light')).toBe(neutralAction.light);
    expect(actionColor('#7b1fa2', 'dark')).toBe(neutralAction.dark);
  });

  test('is the neutral colour without a brand colour, or when it is not written as #rrggbb', () => {
    expect(actionColor(undefined, 'light')).toBe(neutralAction.light);
    expect(actionColor('', 'light')).toBe(neutralAction.light);
    expect(actionColor('red', 'light')).toBe(neutralAction.light);
    expect(actionColor('#000', 'light')).toBe(neutralAction.light);
  });

  test('takes 7:1 on a phone with more contrast (101)', () => {
    expect(actionColor('#7b1fa2', 'light', true)).toBe('#7b1fa2');
    expect(actionColor('#0b57d0', 'light', true)).not.toBe('#0b57d0');
    expect(brandNote('#0b57d0', 'light', true)).toContain('needed 7:1');
    for (const theme of themes)
      expect(contrast(actionColor(undefined, theme, true), cardGround[theme])).toBeGreaterThanOrEqual(7);
  });

  test('comes with a note only when it replaces the brand colour (89)', () => {
    expect(brandNote('#1a73e8', 'light')).toContain('light card (contrast 4.1:1');
    expect(brandNote('#7b1fa2', 'light')).toBeUndefined();
    expect(brandNote(undefined, 'light')).toBeUndefined();
    expect(brandNote('red', 'light')).toBeUndefined();
  });

  test('is measured against the background that cards are drawn with', () => {
    expect(sheet).not.toContain('--gm-card');
    for (const theme of themes)
      expect(androidSkinProperties(defaultPreviewOptions, theme, undefined)).toHaveProperty(
        '--gm-card',
        cardGround[theme],
      );
  });
});

describe.each(themes)('texts of the %s phone have a contrast of 4.5:1 (88)', (theme) => {
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
  ])('%s on %s', (ink, below) => {
    expect(contrast(token(usual, ink, theme), ground(below, theme))).toBeGreaterThanOrEqual(4.5);
  });
});

test('texts of a phone with more contrast have 7:1 on cards and on the panel (101)', () => {
  for (const theme of themes) {
    for (const ink of ['on', 'on-variant', 'verified'])
      for (const below of ['card', 'panel'])
        expect(contrast(token(strong, ink, theme), ground(below, theme)), ink).toBeGreaterThanOrEqual(7);
    const [ink, below] = [token(strong, 'on-user-bubble', theme), token(strong, 'user-bubble', theme)];
    expect(contrast(ink, below)).toBeGreaterThanOrEqual(7);
  }
});

test('neutral actions have a contrast of 4.5:1 on cards and on the panel (88)', () => {
  for (const [theme, color] of Object.entries(neutralAction)) {
    const panel = theme === 'light' ? '#ffffff' : '#131314';
    expect(contrast(color, theme === 'light' ? cardGround.light : cardGround.dark)).toBeGreaterThanOrEqual(
      4.5,
    );
    expect(contrast(color, panel)).toBeGreaterThanOrEqual(4.5);
  }
});
