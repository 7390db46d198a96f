import fc from 'fast-check';
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

test('what is edited nowhere comes back as it was left, also by way of a third type', () => {
  const card = { title: 'Tea', media: { height: 'TALL' as const, contentInfo: {} } };
  const there = to('carousel', to('text_message', richCard(card)));
  expect(firstOf(there)).toEqual(card);
  expect(to('rich_card', there).draft.component).toEqual(richCard(card).draft.component);
});

test('a text of its own begins the next type, with the picture of the card that was left', () => {
  const media = { height: 'TALL' as const, contentInfo: {} };
  const card = { title: 'Tea', description: 'Hot', media };
  const text: State = {
    draft: { type: 'text_message', component: { text: 'Own words' } },
    stash: { 'component#rich_card': richCard(card).draft.component },
  };
  expect(firstOf(to('carousel', text))).toEqual({ media, description: 'Own words' });
});

test('what was edited last in a card is in the card of every type, whatever types are passed', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  const step = fc.oneof(
    fc.record({ type: fc.constantFrom<TemplateType>('text_message', 'rich_card', 'carousel') }),
    fc.record({ title: word }),
    fc.record({ description: word }),
    fc.record({ fileUrl: word }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let written: CardContentDraft = {
        title: 'Tea',
        description: 'Hot',
        media: { height: 'TALL', contentInfo: { fileUrl: 'x' } },
      };
      let state = richCard(written);
      for (const each of steps) {
        if ('type' in each) state = each.type === state.draft.type ? state : to(each.type, state);
        else if (state.draft.type !== 'text_message') {
          const part = 'fileUrl' in each ? { media: { height: 'TALL' as const, contentInfo: each } } : each;
          written = { ...written, ...part };
          state =
            state.draft.type === 'carousel'
              ? withFirst(state, part)
              : {
                  ...state,
                  draft: {
                    ...state.draft,
                    component: richCard({ ...cardOf(state), ...part }).draft.component,
                  },
                };
        }
        if (state.draft.type !== 'text_message')
          expect(state.draft.type === 'carousel' ? firstOf(state) : cardOf(state)).toEqual(written);
      }
    }),
  );
});
