// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { findAdvice } from '../advice/findAdvice';
import { putAt } from '../lib/path';
import type { TemplateDraft, DraftPath } from '../schema/draft/draft';
import { createTemplateEditor } from './testing/createTemplateEditor';
import { countToFix, markOf, visibleAdvice, visibleIssue } from './model/diagnosticsState';
import { cardsPath } from '../schema/draft/cards';
import { listActions } from './rows/listActions';
import type { TemplateEditor } from './model/TemplateEditor';

const blankCarousel: TemplateDraft = {
  type: 'carousel',
  component: { richCard: { carouselCard: { cardWidth: 'MEDIUM', cardContents: [{}, {}] } } },
};
const at = (index: number, field: string) => `${cardsPath}.${index}.${field}` as DraftPath;

function write(editor: TemplateEditor, path: DraftPath, value: unknown) {
  editor.document.dispatch({
    origin: 'command',
    apply: (state) => ({ ...state, draft: putAt(state.draft, path, value) }),
  });
}

test('a blank template has no errors until a field was left', () => {
  const editor = createTemplateEditor(blankCarousel, {});
  expect(editor.diagnostics.getState().issues.length).toBeGreaterThan(0);
  expect(countToFix(editor.diagnostics.getState())).toBe(0);
  expect(markOf(editor.diagnostics.getState(), [cardsPath])).toBeUndefined();
  editor.diagnostics.reveal('name');
  expect(countToFix(editor.diagnostics.getState())).toBe(1);
});

test('a draft that is opened again shows what was written wrong, and no blank field', () => {
  const draft = putAt(putAt(blankCarousel, at(0, 'title'), 'T'.repeat(201)), 'name', 'ok');
  const { diagnostics } = createTemplateEditor(draft, {});
  expect(visibleIssue(diagnostics.getState(), at(0, 'title'))).toContain('201 characters');
  expect(markOf(diagnostics.getState(), [`${cardsPath}.0`])).toEqual({ level: 'error', count: 1 });
  expect(markOf(diagnostics.getState(), [`${cardsPath}.1`])).toBeUndefined();
});

test('of several errors of one field the first is shown, and that of the platform before it', () => {
  const editor = createTemplateEditor({ ...blankCarousel, name: 'Wrong name that is far too long' }, {});
  const [first, second] = editor.diagnostics.getState().byPath.get('name') ?? [];
  expect(second).toBeDefined();
  expect(visibleIssue(editor.diagnostics.getState(), 'name')).toBe(first?.message);
  editor.diagnostics.rejectField('name', 'This name is taken.');
  expect(visibleIssue(editor.diagnostics.getState(), 'name')).toBe('This name is taken.');
});

test('too many entries hide no error inside of them, nor one across them', () => {
  const suggestions = Array.from({ length: 5 }, () => ({ reply: { text: 'T'.repeat(26) } }));
  const card = {
    title: 'Tea',
    media: { height: 'TALL', contentInfo: { fileUrl: 'https://a.example/b.jpg' } },
  };
  const draft: TemplateDraft = putAt(
    putAt(blankCarousel, cardsPath, [{ ...card, suggestions }]),
    'component.richCard.carouselCard.cardWidth',
    'SMALL',
  );
  const { diagnostics } = createTemplateEditor(draft, {});
  const paths = diagnostics.getState().issues.map(({ path }) => path.join('.'));
  expect(paths).toEqual(
    expect.arrayContaining([
      cardsPath,
      at(0, 'media.height'),
      at(0, 'suggestions'),
      at(0, 'suggestions.4.reply.text'),
    ]),
  );
});

test('an error comes before a warning, and a warning waits like an error until its field was left', () => {
  const editor = createTemplateEditor(putAt(blankCarousel, at(0, 'title'), 'Tea'), {});
  editor.diagnostics.setAdviser(findAdvice);
  write(editor, at(0, 'description'), 'Hello {{name}}');
  editor.diagnostics.reveal(at(1, 'title'));
  const mark = () => markOf(editor.diagnostics.getState(), [`${cardsPath}.0`]);
  expect(visibleAdvice(editor.diagnostics.getState(), at(0, 'description'), 'warning')).toBeUndefined();
  expect(mark()).toBeUndefined();
  editor.diagnostics.reveal(at(0, 'description'));
  expect(visibleAdvice(editor.diagnostics.getState(), at(0, 'description'), 'warning')).toContain('{{name}}');
  expect(mark()).toEqual({ level: 'warning', count: 1 });
  write(editor, at(0, 'title'), 'T'.repeat(201));
  editor.diagnostics.reveal(at(0, 'title'));
  expect(mark()).toEqual({ level: 'error', count: 1 });
});

test('the fields that were left move with their card', () => {
  const editor = createTemplateEditor(blankCarousel, {});
  const actions = listActions(editor, cardsPath, 'card');
  write(editor, at(0, 'suggestions'), [{ reply: {} }]);
  editor.diagnostics.reveal(at(0, 'suggestions.0.reply.text'));
  const marks = () => {
    editor.diagnostics.reveal('type');
    return [0, 1].map((index) => markOf(editor.diagnostics.getState(), [`${cardsPath}.${index}`])?.count);
  };
  expect(marks()).toEqual([1, undefined]);
  actions.move(0, 1);
  expect(marks()).toEqual([undefined, 1]);
  actions.remove(1);
  expect(marks()).toEqual([undefined, undefined]);
  editor.history.undo();
  expect(marks()).toEqual([undefined, undefined]);
});

test('after everything was shown, a new button is not red before its field was left', () => {
  const draft = putAt(blankCarousel, at(0, 'title'), 'Saree');
  const editor = createTemplateEditor(draft, {});
  const list = `${cardsPath}.0.suggestions` as const;
  editor.diagnostics.revealAll();
  listActions(editor, list, 'button').add({ reply: {} });
  const text = `${list}.0.reply.text` as DraftPath;
  editor.diagnostics.reveal('name');
  expect(editor.diagnostics.getState().byPath.has(text)).toBe(true);
  expect(visibleIssue(editor.diagnostics.getState(), text)).toBeUndefined();
  expect(markOf(editor.diagnostics.getState(), [`${list}.0`])).toBeUndefined();
  editor.diagnostics.reveal(text);
  expect(visibleIssue(editor.diagnostics.getState(), text)).toBeDefined();

  listActions(editor, list, 'button').add({ reply: {} });
  listActions(editor, list, 'button').move(1, -1);
  editor.diagnostics.reveal('name');
  expect(visibleIssue(editor.diagnostics.getState(), `${list}.0.reply.text`)).toBeUndefined();
  expect(visibleIssue(editor.diagnostics.getState(), `${list}.1.reply.text`)).toBeDefined();
  editor.diagnostics.revealAll();
  expect(visibleIssue(editor.diagnostics.getState(), `${list}.0.reply.text`)).toBeDefined();
});
