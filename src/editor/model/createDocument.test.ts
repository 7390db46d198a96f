import { putAt } from '../../lib/path';
import { expect, test } from 'vitest';
import type { TemplateDraft } from '../../schema/draft/draft';
import { createDocument, type AppliedTransaction, type Transaction } from './createDocument';

const start: TemplateDraft = {
  name: 'two_buttons',
  type: 'text_message',
  component: { text: 'Hello', suggestions: [{ reply: { text: 'Yes' } }, { reply: { text: 'No' } }] },
};

const setting = (path: string, value: unknown, part: Partial<Transaction> = {}): Transaction => ({
  origin: 'command',
  apply: ({ draft, stash }) => ({ draft: putAt(draft, path, value), stash }),
  ...part,
});

function open() {
  const document = createDocument({ draft: start, stash: {} });
  const applied: AppliedTransaction[] = [];
  document.onTransaction((one) => applied.push(one));
  return { document, applied };
}

test('a transaction changes the document, and unchanged parts keep their identity', () => {
  const { document, applied } = open();
  const before = document.getState();
  expect(document.dispatch(setting('component.suggestions.1.reply.text', 'Never'))).toBe(true);
  const { draft } = document.getState();
  expect(draft.component.suggestions?.[1]).toEqual({ reply: { text: 'Never' } });
  expect(draft.component.suggestions?.[0]).toBe(before.draft.component.suggestions?.[0]);
  expect(applied[0]).toMatchObject({
    before,
    change: { path: 'component.suggestions.1.reply.text', before: 'No', after: 'Never' },
  });
});

test('a transaction that changes nothing keeps the state, also if blanks or another order of fields were written', () => {
  const { document, applied } = open();
  const before = document.getState();
  const { component, ...rest } = start;
  document.dispatch(setting('name', 'two_buttons'));
  document.dispatch({
    origin: 'json',
    apply: ({ stash }) => ({ draft: { component: { ...component, richCard: undefined }, ...rest }, stash }),
  });
  expect(document.getState()).toBe(before);
  expect(applied.map(({ change }) => change)).toEqual([undefined, undefined]);
});

test('a blank text is absent', () => {
  const { document } = open();
  document.dispatch(setting('component.text', ''));
  expect(document.getState().draft.component).toEqual({ suggestions: start.component.suggestions });
});

test.each(['field', 'command', 'json', 'paste', 'history'] as const)(
  'a read-only document refuses a transaction of origin %s',
  (origin) => {
    const { document, applied } = open();
    const before = document.getState();
    document.setReadOnly(true);
    expect(document.dispatch(setting('name', 'other', { origin }))).toBe(false);
    expect(document.getState()).toBe(before);
    expect(applied).toEqual([]);
  },
);

test('a read-only document shows the state that another tab has stored', () => {
  const { document } = open();
  document.setReadOnly(true);
  expect(document.dispatch(setting('name', 'other', { origin: 'otherTab' }))).toBe(true);
  expect(document.getState().draft.name).toBe('other');
});
