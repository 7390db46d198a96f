import { expect, test } from 'vitest';
import { messageText } from './messageText';

test('a message in words: text and buttons, with samples', () => {
  const suggestions = [{ reply: { text: 'Yes' } }, { reply: { text: 'No' } }];
  const component = { text: 'Dear [custom_param1a]', suggestions };
  expect(messageText({ type: 'text_message', component }, { '[custom_param1a]': 'Ada' })).toBe(
    'Message\nDear Ada\nButtons: Yes, No',
  );
});

test('each card of a carousel by its number', () => {
  const cardContents = [
    { title: 'Tea', media: { contentInfo: { fileUrl: 'https://a.example/t.jpg' } } },
    { title: 'Coffee', description: 'Hot', suggestions: [{ reply: { text: 'Buy' } }] },
  ];
  expect(messageText({ type: 'carousel', component: { richCard: { carouselCard: { cardContents } } } })).toBe(
    'Card 1 of 2\nTea\nPicture\nCard 2 of 2\nCoffee\nHot\nButtons: Buy',
  );
});
