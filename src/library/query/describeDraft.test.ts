import { expect, it } from 'vitest';
import { appointmentReminder } from '../../schema/examples/texts/appointmentReminder';
import { fashion } from '../../schema/examples/carousels/fashion';
import { orderShipped } from '../../schema/examples/cards/orderShipped';
import { describeDraft } from './describeDraft';

it('describes a text message by its text', () => {
  expect(describeDraft(appointmentReminder.template)).toMatch(/^Hello \[custom_param1a\]/);
});

it('describes a card by its title', () => {
  expect(describeDraft(orderShipped.template)).toBe('Your order is on its way');
});

it('describes a carousel by its first card with any text', () => {
  const [, second] = fashion.template.component.richCard.carouselCard.cardContents;
  const cardContents = [{ title: ' ' }, ...(second ? [second] : [])];
  expect(
    describeDraft({ type: 'carousel', component: { richCard: { carouselCard: { cardContents } } } }),
  ).toBe('The orchard dress');
});

it('returns an empty description for an empty draft', () => {
  expect(describeDraft({ type: 'rich_card', component: {} })).toBe('');
});
