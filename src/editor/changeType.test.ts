import { expect, test } from 'vitest';
import type { CardContentDraft, TemplateDraft } from '../schema/draft/draft';
import type { TemplateType } from '../schema/values/enums';
import { convertType } from './changeType';
import type { Stash } from './state/stash';

type State = { draft: TemplateDraft; stash: Stash };

function to(type: TemplateType, { draft, stash }: State): State {
  const converted = convertType(draft, stash, type);
  return { draft: { type, component: converted.component }, stash: converted.stash };
}

const richCard = (cardContent: CardContentDraft): State => ({
  draft: { type: 'rich_card', component: { richCard: { standaloneCard: { cardContent } } } },
  stash: {},
});
const cardOf = ({ draft }: State) => draft.component.richCard?.standaloneCard?.cardContent;
const firstOf = ({ draft }: State) => draft.component.richCard?.carouselCard?.cardContents?.[0];

function withFirst(state: State, part: CardContentDraft): State {
  const carousel = state.draft.component.richCard?.carouselCard;
  const [first, ...others] = carousel?.cardContents ?? [];
  const cardContents = [{ ...first, ...part }, ...others];
  return {
    ...state,
    draft: { type: 'carousel', component: { richCard: { carouselCard: { ...carousel, cardContents } } } },
  };
}
const withText = (state: State, text: string): State => ({
  ...state,
  draft: { ...state.draft, component: { ...state.draft.component, text } },
});

test('a title edited as a carousel comes back in the rich card, and the other cards stay', () => {
  const carousel = withFirst(to('carousel', richCard({ title: 'Tea', description: 'Hot' })), {
    title: 'Coffee',
  });
  const back = to('rich_card', carousel);
  expect(cardOf(back)).toEqual({ title: 'Coffee', description: 'Hot' });
  expect(to('carousel', back).draft).toEqual(carousel.draft);
});

test('an edit reaches a type that was left before, also through another one', () => {
  const text = to('text_message', richCard({ title: 'Tea', description: 'Hot' }));
  expect(text.draft.component.text).toBe('Tea\nHot');
  const carousel = to('carousel', withText(text, 'Green tea\nVery hot'));
  expect(cardOf(to('rich_card', carousel))).toEqual({ title: 'Green tea', description: 'Very hot' });
});

test('words that two types share are edited along, and the words of one alone stay', () => {
  const text: State = { draft: { type: 'text_message', component: { text: 'Long words.' } }, stash: {} };
  const card = to('rich_card', text);
  const own = {
    ...card,
    draft: {
      ...card.draft,
      component: { richCard: { standaloneCard: { cardContent: { title: 'Tea', description: 'Short.' } } } },
    },
  };
  const edited = withText(to('text_message', own), 'Other words.');
  expect(edited.stash['component#rich_card']).toEqual(own.draft.component);
  expect(cardOf(to('rich_card', edited))).toEqual({ title: 'Tea', description: 'Other words.' });
});

test('what is edited nowhere comes back as it was left', () => {
  const start = richCard({ title: 'Tea', media: { height: 'TALL', contentInfo: {} } });
  const there = to('carousel', to('text_message', start));
  expect(firstOf(there)).toEqual({ description: 'Tea' });
  expect(to('rich_card', there).draft.component).toEqual(start.draft.component);
});
