import { expect, test } from 'vitest';
import { readScreen, defaultViewOptions } from './draftScreen';

const fresh = {
  view: 'edit',
  tab: 'check',
  isDrawerOpen: false,
  phone: undefined,
  samples: 'typical',
  destination: undefined,
  card: 0,
  open: {},
};

test.each([
  [undefined],
  [null],
  ['x'],
  [{}],
  [{ session: 'x' }],
  [{ session: { view: 'x', card: -1, open: [] } }],
])('the screen of %j is that of a new draft', (row) => expect(readScreen(row)).toEqual(fresh));

test('what is readable of a stored screen is kept', () => {
  const session = {
    view: 'check',
    tab: 'log',
    isDrawerOpen: true,
    phone: { phones: 'both', deviceWidth: 5, theme: 'dark', textSize: 'enormous' },
    samples: 'markers',
    destination: 'embedded',
    card: 2,
    open: { 'component.suggestions': 1 },
  };
  expect(readScreen({ id: 'd1', session })).toEqual({
    ...session,
    phone: { ...defaultViewOptions, phones: 'both', theme: 'dark' },
  });
});
