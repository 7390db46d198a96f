import { expect, it } from 'vitest';
import { appointmentReminder } from '../../schema/examples/texts/appointmentReminder';
import { fashion } from '../../schema/examples/carousels/fashion';
import { orderShipped } from '../../schema/examples/cards/orderShipped';
import { describeDraft } from './describeDraft';

it('tells a text message by its text', () => {
  expect(describeDraft(appointmentReminder.template)).toMatch(/^Hello \[custom_param1a\]/);
});

it('tells a card by its title', () => {
  expect(describeDraft(orderShipped.template)).toBe('Your order is on its way');
});

it('tells a carousel by its first card that says anything', () => {
  const [, second] = fashion.template.component.richCard.carouselCard.cardContents;
  const cardContents = [{ title: ' ' }, ...(second ? [second] : [])];
  expect(
    describeDraft({ type: 'carousel', component: { richCard: { carouselCard: { cardContents } } } }),
  ).toBe('The orchard dress');
});

it('says nothing of a draft in which nothing is written', () => {
  expect(describeDraft({ type: 'rich_card', component: {} })).toBe('');
});
