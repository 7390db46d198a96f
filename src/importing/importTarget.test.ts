// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { insertText, looksLikeDocument, shareLinkIn } from './importTarget';

test.each([
  '{"title": "A card"}',
  '[{"reply": {}}]\n',
  "{'title': 'x'}",
  '{“title”: “x”}',
  `curl -X POST https://x.test -d '{}'`,
  'Invoke-RestMethod -Uri x',
  'fetch("https://x.test", {})',
  'Title\tPrice\nShoe\t₹1,499\n',
])('%j is more than the words of a field', (text) => {
  expect(looksLikeDocument(text)).toBe(true);
});

test.each([
  'Hello {name}, welcome',
  '{name}',
  '[custom_param1a]',
  'curl your hair',
  'https://shop.example/x',
  'One line\nand another',
  'Shoe\t₹1,499',
])('%j is for the field', (text) => {
  expect(looksLikeDocument(text)).toBe(false);
});

test('a text is put at the caret, and the page hears of it', () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.value = 'Hello!';
  field.setSelectionRange(5, 5);
  let heard = '';
  field.addEventListener('input', () => (heard = field.value));
  insertText(field, ' you');
  expect(heard).toBe('Hello you!');
  expect(field.selectionStart).toBe(9);
  field.remove();
});

test('a share link alone is one, with its query', () => {
  expect(shareLinkIn(' https://x.test/inspect?phone=ios#v1.3.00000000.abc\n')).toEqual({
    query: '?phone=ios',
    fragment: '#v1.3.00000000.abc',
  });
  expect(shareLinkIn('https://x.test/preview#v1.3.00000000.abc')).toEqual({
    query: '',
    fragment: '#v1.3.00000000.abc',
  });
  expect(shareLinkIn('#v2.3.00000000.abc')).toEqual({ query: '', fragment: '#v2.3.00000000.abc' });
  expect(shareLinkIn('See https://x.test/inspect#v1.3.00000000.abc')).toBeUndefined();
  expect(shareLinkIn('https://x.test/#vintage')).toBeUndefined();
});
