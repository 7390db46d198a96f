import { expect, test } from 'vitest';
import { entryThatChanged } from './changes';
import { putAt } from '../../lib/path';
import type { TemplateDraft } from '../../schema/draft/draft';
import { createDocument } from '../model/createDocument';

const [a, b, c] = [{ title: 'a' }, { title: 'b' }, { title: 'c' }];

test('finds the removed entry of a list in both directions', () => {
  const change = { path: 'cards', before: [a, b, c], after: [a, c] };
  expect(entryThatChanged(change, change.before)).toBe('cards.1');
  expect(entryThatChanged(change, change.after)).toBe('cards.1');
});

test('finds the entry before a removed last entry, and none in an empty list', () => {
  const last = { path: 'cards', before: [a, b], after: [a] };
  expect(entryThatChanged(last, last.after)).toBe('cards.0');
  const only = { path: 'cards', before: [a], after: [] };
  expect(entryThatChanged(only, only.before)).toBe('cards.0');
  expect(entryThatChanged(only, only.after)).toBeUndefined();
});

test('finds no entry if all entries changed', () => {
  expect(entryThatChanged({ path: 'cards', before: [a, b], after: [b, a] }, [a, b])).toBeUndefined();
});

test('finds no entry in a part that is not a list', () => {
  expect(entryThatChanged({ path: 'name', before: 'x', after: 'y' }, 'x')).toBeUndefined();
});

const start: TemplateDraft = {
  name: 'two_buttons',
  type: 'text_message',
  component: { text: 'Hello', suggestions: [{ reply: { text: 'Yes' } }, { reply: { text: 'No' } }] },
};

function open() {
  const document = createDocument({ draft: start, stash: {} });
  const put = (path: string, value: unknown) =>
    document.dispatch({
      origin: 'command',
      apply: ({ draft, stash }) => ({ draft: putAt(draft, path, value), stash }),
    });
  return { document, put };
}

test.each([
  // [the part that is read, the change, what the part hears]
  ['component.suggestions.1', 'component.suggestions.1.reply.text', [{ reply: { text: 'Never' } }]],
  ['component.suggestions.1.reply.text', 'component.suggestions.1.reply.text', ['Never']],
  ['component.suggestions.1.reply.text', 'component.suggestions.1', [undefined]],
  ['component.suggestions.0', 'component.suggestions.1.reply.text', []],
  ['component.suggestions.10', 'component.suggestions.1.reply.text', []],
  ['component.text', 'name', []],
])('a reader of %s hears of a change at %s: %j', (path, changed, heard) => {
  const { document, put } = open();
  const part = document.part(path);
  const values: unknown[] = [];
  const stop = part.subscribe(() => values.push(part.getState()));
  put(changed, 'Never');
  expect(values).toEqual(heard);
  stop();
  put(changed, 'Later');
  expect(values).toEqual(heard);
});

test('a change of several parts reaches the readers of each', () => {
  const { document } = open();
  const heard: string[] = [];
  for (const path of ['name', 'component.text', 'component.suggestions'])
    document.part(path).subscribe(() => heard.push(path));
  document.dispatch({
    origin: 'json',
    apply: ({ stash }) => ({
      draft: { ...start, name: 'other', component: { ...start.component, text: 'Bye' } },
      stash,
    }),
  });
  expect(heard).toEqual(['name', 'component.text', 'component.suggestions']);
});

test('the same path is the same part, so that a reader stays with it from one drawing to the next', () => {
  const { document } = open();
  expect(document.part('name')).toBe(document.part('name'));
});

test('what is known of parameters is heard of only when it changes', () => {
  const { document, put } = open();
  const heard: unknown[] = [];
  document.parameters.subscribe(() => heard.push(document.parameters.getState()));
  put('component.text', 'Hello {{1}}');
  expect(heard).toEqual([]);
  const parameters = { ...document.getState().parameters, names: { '{{1}}': { name: 'first name' } } };
  document.dispatch({ origin: 'command', apply: ({ draft, stash }) => ({ draft, stash, parameters }) });
  expect(heard).toEqual([parameters]);
});
