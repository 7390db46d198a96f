import { expect, test } from 'vitest';
import { readLinkView, writeLinkView } from '../exchange/link/linkView';
import { startView } from '../importing/inspect/startView';
import { defaultViewOptions, type ViewOptions } from './draftScreen';
import { linkViewOf } from './linkViewOf';

test.each<Partial<ViewOptions>>([
  {},
  { theme: 'dark', textSize: 'ax5', deviceWidth: 360, iphoneWidth: 375, increaseContrast: true },
  { carouselWidths: 'messages2026', mediaState: 'failed', scale: '75', shows: 'lockScreen' },
])('a link opens with the settings of the phones that its sender saw: %o', (part) => {
  const view: ViewOptions = { ...defaultViewOptions, phones: 'both', ...part };
  const query = writeLinkView(linkViewOf({ view, card: 1, samples: 'longest' }));
  const read = readLinkView(query);
  expect(startView(read)).toEqual({ theme: undefined, ...view });
  expect(read).toMatchObject({ card: 2, samples: 'longest' });
});
