import { expect, it } from 'vitest';
import { isTemplateDraft } from '../schema/draft/isTemplateDraft';
import { full } from '../schema/testing/fullTemplates';
import { fitMessage } from './fitMessage';

it.each(Object.values(full))('keeps every field of the full template $name', (template) => {
  expect(fitMessage(template)).toEqual({ template, problems: [] });
});

it('takes null as absent, and leaves out what is of another kind', () => {
  const { template, problems } = fitMessage({
    name: null,
    type: 'carousel',
    component: {
      richCard: { carouselCard: { cardWidth: 3, cardContents: [{ title: 5, media: null }, 'card', null] } },
    },
  });
  expect(isTemplateDraft(template)).toBe(true);
  expect(template).toEqual({
    type: 'carousel',
    component: { richCard: { carouselCard: { cardContents: [{}, {}, {}] } } },
  });
  expect(problems.map(({ path, sentence }) => [path, sentence])).toEqual([
    ['component.richCard.carouselCard.cardWidth', 'Card width must be text.'],
    ['component.richCard.carouselCard.cardContents.0.title', 'Title must be text. Card 1 › Title'],
    ['component.richCard.carouselCard.cardContents.1', 'Card 2 must be an object.'],
    ['component.richCard.carouselCard.cardContents.2', 'Card 3 must be an object.'],
  ]);
});

it('names the first member of each part that no message has', () => {
  const { template, problems } = fitMessage({
    id: 7,
    type: 'carousel',
    component: {
      carousel: {},
      cards: [],
      richCard: { carouselCard: { cardContents: [{ title: 'One', image: 'x.jpg', subtitle: null }] } },
    },
  });
  expect(template?.component).toEqual({ richCard: { carouselCard: { cardContents: [{ title: 'One' }] } } });
  expect(problems.map(({ path, sentence }) => [path, sentence])).toEqual([
    ['component.carousel', '“carousel” is not a field of a message.'],
    ['component.richCard.carouselCard.cardContents.0.image', '“image” is not a field of a message. Card 1'],
  ]);
});

it.each([
  [
    { contentMessage: { text: 'Hello' } },
    { path: '', message: expect.stringContaining('Convert payloads of other platforms') as string },
  ],
  ['text', { path: '', message: 'This message is not an object with a “type” and a “component”.' }],
  [{ component: {} }, { path: 'type', message: 'Type must be text_message, rich_card or carousel.' }],
  [
    { type: 'carousel' },
    { path: 'component', message: 'This message has no “component”, an object with its content.' },
  ],
])('names what %j lacks to be drawn', (value, problem) => {
  expect(fitMessage(value)).toEqual({ template: undefined, problems: [expect.objectContaining(problem)] });
});
