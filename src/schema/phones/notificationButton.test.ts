import { expect, test } from 'vitest';
import type { SuggestionDraft } from '../draft/draft';
import { examples, findExample } from '../examples/examples';
import { isNotificationButton, notificationButtonOf, notificationKinds } from './notificationButton';
import { blankSuggestion, suggestionKinds, suggestionText } from '../draft/suggestionKinds';

const buttonOf = (id: string) => {
  const template = findExample(id)?.template;
  return template && notificationButtonOf(template)?.path;
};

test('a request for the location and a place are passed over', () => {
  expect(buttonOf('delivery-location')).toBe('component.suggestions.1');
  expect(buttonOf('store-nearby')).toBe('component.richCard.standaloneCard.cardContent.suggestions.2');
});

test('of other examples it is the first button', () => {
  for (const { id, template } of examples.filter((one) => !/^(?:delivery|store)-/.test(one.id))) {
    const found = notificationButtonOf(template);
    const all = JSON.stringify(template.component);
    const first = /"suggestions":\[\{"(?:reply|action)":\{"text":"((?:[^"\\]|\\.)*)"/.exec(all)?.[1];
    expect(found && JSON.stringify(suggestionText(found.suggestion)).slice(1, -1), id).toBe(first);
  }
});

test.each(suggestionKinds)('a blank button is none, and of those with a text: %s', (kind) => {
  const blank = blankSuggestion(kind);
  expect(isNotificationButton(blank)).toBe(false);
  const named: SuggestionDraft = blank.reply
    ? { reply: { text: 'Yes' } }
    : { action: { ...blank.action, text: 'Yes' } };
  expect(isNotificationButton(named)).toBe(notificationKinds[kind] === true);
});

test('a message and a card without buttons have none', () => {
  expect(notificationButtonOf({ component: { text: 'Hello' } })).toBeUndefined();
  expect(notificationButtonOf({ component: { richCard: { standaloneCard: {} } } })).toBeUndefined();
});
