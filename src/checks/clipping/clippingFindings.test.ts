import { expect, test } from 'vitest';
import type { Clipping } from '../../preview/clipping/clipping';
import { phoneStates, usualStates, type ClippingState } from '../../preview/clipping/clippingStates';
import type { TemplateDraft } from '../../schema/draft/draft';
import { clippingFindings, rowCutsOf } from './clippingFindings';

const card = 'component.richCard.carouselCard.cardContents.0';
const template: TemplateDraft = {
  type: 'carousel',
  component: {
    richCard: {
      carouselCard: {
        cardWidth: 'SMALL',
        cardContents: [
          {
            title: 'Twenty letters, twice',
            media: { height: 'SHORT', contentInfo: { fileUrl: 'https://shop.example/a.jpg' } },
            suggestions: [
              { reply: { text: 'Yes' } },
              { reply: { text: 'No' } },
              { reply: { text: 'Maybe' } },
            ],
          },
        ],
      },
    },
  },
};
const states = phoneStates('carousel');
const find = (parts: Partial<ClippingState>) => {
  const state = states.find((one) =>
    Object.entries(parts).every(([name, value]) => one[name as 'system'] === value),
  );
  if (!state) throw new Error('There is no such state.');
  return state;
};
const usual = find({ system: 'android', textSize: 'default', carouselWidths: 'api' });
const largest = find({ system: 'android', textSize: 'largest', carouselWidths: 'api' });
const title = (seen: number): Clipping => ({
  kind: 'text',
  part: 'title',
  path: `${card}.title`,
  seen,
  of: 20,
  text: 'Twenty letters'.slice(0, seen),
});
const gone: Clipping = { kind: 'gone', part: 'button', path: `${card}.suggestions.2` };
const picture = (hidden: number): Clipping => ({
  kind: 'picture',
  path: `${card}.media.contentInfo.fileUrl`,
  hidden,
  form: 'portrait',
  edges: 'top and bottom',
});

test('a field has one finding: the phone and text size that most people have first, the others behind it', () => {
  const [finding, ...others] = clippingFindings(template, [
    { state: usual, clippings: [title(8)] },
    { state: largest, clippings: [title(3)] },
  ]);
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    id: 'cut-title',
    level: 'warning',
    value: 'Twenty letters, twice',
    message:
      'Android, small card: only 8 of 20 characters of the title fit. Shorten it, or put what matters first.',
    why: 'A shorter card helps too: less text, a lower picture or fewer buttons.',
  });
  expect(finding?.seenOn?.map(({ message, text }) => `${message} ${text}`)).toEqual([
    'Android, small card: only 8 of 20 characters of the title fit. Twenty l',
    'Android, small card, largest text: only 3 of 20 characters of the title fit. Twe',
  ]);
});

test('a field that is whole at the usual text size says so in its details', () => {
  const [finding] = clippingFindings(template, [{ state: largest, clippings: [title(8)] }]);
  expect(finding?.message).toMatch(/^Android, small card, largest text: only 8 of 20 characters/);
  expect(finding?.why).toMatch(/^At the usual text size, all of it fits\. /);
});

test('worst first; a loss at another text size alone is a hint, a missing button a warning at any', () => {
  const findings = clippingFindings(template, [
    { state: largest, clippings: [title(8), gone, picture(0.7)] },
    { state: usual, clippings: [picture(0.7)] },
  ]);
  expect(findings.map(({ level, message }) => `${level}: ${message.split('. ')[0]}`)).toEqual([
    'warning: Android, small card, largest text: the third button is missing',
    'warning: Android, small card, Short: 70% of this portrait picture is cut off',
    'hint: Android, small card, largest text: only 8 of 20 characters of the title fit',
  ]);
  expect(findings[0]?.path.join('.')).toBe(`${card}.suggestions.2.reply.text`);
});

test('a button in the menu of an iPhone is named as one that is seen after a press', () => {
  const ios = find({ system: 'ios', textSize: 'default' });
  const label: Clipping = {
    kind: 'text',
    part: 'button',
    path: `${card}.suggestions.1`,
    seen: 8,
    of: 20,
    text: 'Open the',
    isFolded: true,
  };
  const [finding] = clippingFindings(template, [{ state: ios, clippings: [label] }]);
  expect(finding?.message).toMatch(
    /^iPhone: only 8 of 20 characters of the second button in the menu “Options” fit\. Shorten it\./,
  );
  expect(finding?.seenOn?.[0]?.isFolded).toBe(true);
});

test('other values are told only where they lose more than the typical ones', () => {
  const [finding] = clippingFindings(template, [
    { state: { ...usual, set: 'typical' }, clippings: [title(8)] },
    { state: { ...usual, set: 'short' }, clippings: [title(8)] },
    { state: { ...usual, set: 'longest' }, clippings: [title(5)] },
  ]);
  expect(finding?.seenOn?.map(({ state }) => state.set)).toEqual(['typical', 'longest']);
});

test('a picture that loses a little is cropped as most are; one of 16:9 in a medium box is reported', () => {
  expect(clippingFindings(template, [{ state: usual, clippings: [picture(0.19)] }])).toEqual([]);
  const [finding] = clippingFindings(template, [{ state: usual, clippings: [picture(0.25)] }]);
  expect(finding?.level).toBe('hint');
});

const description = (seen: number): Clipping => {
  return { kind: 'text', part: 'description', path: `${card}.description`, seen, of: 20, text: 'Hot' };
};

test('the field that loses most somewhere comes first, though most people lose less of it', () => {
  const findings = clippingFindings(template, [
    { state: usual, clippings: [title(10), description(12)] },
    { state: largest, clippings: [title(10), description(1)] },
  ]);
  expect(findings.map(({ id }) => id)).toEqual(['cut-description', 'cut-title']);
});

const rarity = (...measured: ClippingState[]) =>
  clippingFindings(
    template,
    measured.map((state) => ({ state, clippings: [title(8)] })),
  )[0]?.isRare;

test('what is cut at sizes for accessibility alone is rare', () => {
  const huge = find({ system: 'android', textSize: 'ax5', carouselWidths: 'api' });
  expect(rarity(huge)).toBe(true);
  expect(rarity(huge, largest)).toBeUndefined();
});

const rowCard = 'component.richCard.standaloneCard.cardContent';
const richCard: TemplateDraft = {
  type: 'rich_card',
  component: {
    richCard: {
      standaloneCard: {
        cardOrientation: 'VERTICAL',
        cardContent: { title: 'Hello', suggestions: [{ reply: { text: 'Yes' } }] },
      },
    },
  },
};
const rowTitle = (seen: number): Clipping => ({
  kind: 'text',
  part: 'title',
  path: `${rowCard}.title`,
  seen,
  of: 20,
  text: 'x'.repeat(seen),
});
const rowGone: Clipping = { kind: 'gone', part: 'button', path: `${rowCard}.suggestions.0` };

test('the usual state is one phone of each system that can cut the type', () => {
  const usualOnes = usualStates('carousel').map(({ system, textSize }) => `${system} ${textSize}`);
  expect(usualOnes).toEqual(['android default', 'ios default']);
  expect(usualStates('rich_card')).toHaveLength(2);
  expect(usualStates('text_message').map(({ system }) => system)).toEqual(['ios']);
});

test('a row answers for what it loses beyond the typical values, each field by its worst phone', () => {
  const [android, ios] = usualStates('rich_card');
  if (!android || !ios) throw new Error('A system is missing.');
  const typical = [
    { state: android, clippings: [rowTitle(10)] },
    { state: ios, clippings: [rowTitle(10)] },
  ];
  expect(rowCutsOf(richCard, typical, typical)).toEqual([]);
  const cuts = rowCutsOf(
    richCard,
    [
      { state: android, clippings: [rowTitle(10), rowGone] },
      { state: ios, clippings: [rowTitle(5)] },
    ],
    typical,
  );
  expect(cuts.map(({ loss, message }) => `${loss} ${message.split('. ')[0]}`)).toEqual([
    '1 Android: the first button is missing',
    '0.75 iPhone: only 5 of 20 characters of the title fit',
  ]);
  expect(cuts[1]?.seen.state).toMatchObject({ system: 'ios', textSize: 'default' });
});
