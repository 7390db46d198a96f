import { expect, test } from 'vitest';
import { findEvent } from './findEvent';

const bare = (text: string | undefined) => text?.replaceAll(/[\u2068\u2069]/g, '');
const from = { senderPhoneNumber: '+919876543210', messageId: 'm1' };

test.each([
  [{ ...from, text: 'Where is my order?' }, 'The customer wrote “Where is my order?”.'],
  [
    { ...from, suggestionResponse: { text: 'Yes', postbackData: 'eWVz' } },
    'The customer tapped “Yes” (button ID “yes”).',
  ],
  [{ senderPhoneNumber: '+919876543210', eventType: 'READ', eventId: 'e1' }, 'It reports “READ”.'],
  [{ ...from, location: { latitude: 1, longitude: 2 } }, 'The customer shared a location.'],
])('an event says what happened: %j', (event, words) => {
  expect(bare(findEvent(JSON.stringify(event)))).toBe(words);
  expect(bare(findEvent(`2026-11-28 INFO webhook ${JSON.stringify(event)}`))).toBe(words);
});

test.each([
  { text: 'Hello' },
  { name: 'a', type: 'text_message', component: { text: 'Hello' } },
  { ...from, contentMessage: { text: 'Hello' } },
  { messageId: 'm1', text: 'Hello' },
])('%j is no event', (value) => {
  expect(findEvent(JSON.stringify(value))).toBeUndefined();
});
