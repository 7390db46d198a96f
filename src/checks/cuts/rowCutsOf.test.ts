import { expect, test } from 'vitest';
import type { Clipping } from '../../preview/clipping/clipping';
import { usualStates } from '../../preview/clipping/clippingStates';
import type { TemplateDraft } from '../../schema/draft/draft';
import { rowCutsOf } from './rowCutsOf';

const card = 'component.richCard.standaloneCard.cardContent';
const template: TemplateDraft = {
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
const title = (seen: number): Clipping => ({
  kind: 'text',
  part: 'title',
  path: `${card}.title`,
  seen,
  of: 20,
  text: 'x'.repeat(seen),
});
const gone: Clipping = { kind: 'gone', part: 'button', path: `${card}.suggestions.0` };

test('the usual state is one phone of each system that can cut the type', () => {
  const states = usualStates('carousel').map(({ system, textSize }) => `${system} ${textSize}`);
  expect(states).toEqual(['android default', 'ios default']);
  expect(usualStates('rich_card')).toHaveLength(2);
  expect(usualStates('text_message').map(({ system }) => system)).toEqual(['ios']);
});

test('a row answers for what it loses beyond the typical values, each field by its worst phone', () => {
  const [android, ios] = usualStates('rich_card');
  if (!android || !ios) throw new Error('A system is missing.');
  const typical = [
    { state: android, clippings: [title(10)] },
    { state: ios, clippings: [title(10)] },
  ];
  expect(rowCutsOf(template, typical, typical)).toEqual([]);
  const cuts = rowCutsOf(
    template,
    [
      { state: android, clippings: [title(10), gone] },
      { state: ios, clippings: [title(5)] },
    ],
    typical,
  );
  expect(cuts.map(({ loss, message }) => `${loss} ${message.split('. ')[0]}`)).toEqual([
    '1 Android: the first button is gone',
    '0.75 iPhone: 5 of 20 letters of the title are seen',
  ]);
  expect(cuts[1]?.seen.state).toMatchObject({ system: 'ios', textSize: 'default' });
});
