// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { sizeOf } from '../../../scripts/tests/sizes.mjs';
import { type TemplateDraft } from '../../schema/draft/draft';
import { withoutBlanks } from '../../schema/draft/draftToTemplate';
import { findExample } from '../../schema/examples/examples';
import { textToBase64 } from '../../schema/values/postback';
import { template as anyTemplate } from '../../schema/testing/template.arbitrary';
import { createTemplateEditor } from '../testing/createTemplateEditor';
import { replaceDraft } from '../replaceDraft';
import { createJsonText, toJson } from './createJsonText';

Element.prototype.scrollIntoView = () => undefined;

const example = (id: string): TemplateDraft =>
  structuredClone<TemplateDraft>(findExample(id)?.template ?? { type: 'text_message', component: {} });

function open(start: TemplateDraft) {
  const editor = createTemplateEditor(start, {});
  const text = createJsonText(editor);
  const shown: string[] = [];
  text.listen((next) => shown.push(next));
  return { editor, text, shown };
}

/** Two buttons whose postback follows their label. */
const automatic: TemplateDraft = {
  name: 'two_buttons',
  type: 'text_message',
  component: { text: 'Hello', suggestions: [{ reply: { text: 'Yes' } }, { reply: { text: 'No' } }] },
};

it('reads its own text back as the identical draft for any template', () => {
  fc.assert(
    fc.property(anyTemplate, (template) => {
      const { editor, text } = open(template);
      const before = editor.document.getState().draft;
      text.apply(text.text());
      expect(editor.document.getState().draft).toBe(before);
      expect(editor.history.getState().past).toEqual([]);
      expect(text.state.getState().state).toBe('taken');
    }),
    { numRuns: sizeOf({ everyday: 30, full: 100 }) },
  );
});

it('applies any typed template exactly to any draft', () => {
  fc.assert(
    fc.property(anyTemplate, anyTemplate, (from, to) => {
      const { editor, text } = open(from);
      const written = JSON.stringify(withoutBlanks(to), null, 1);
      text.apply(written);
      expect(JSON.parse(toJson(editor))).toMatchObject(withoutBlanks(to));
      expect(text.state.getState().state).toBe('taken');
      editor.history.undo();
      expect(editor.document.getState().draft).toEqual(withoutBlanks(from));
    }),
    { numRuns: sizeOf({ everyday: 20, full: 60 }) },
  );
});

test('a postback that follows its label continues to follow it after another part is edited', () => {
  const { editor, text } = open(automatic);
  text.apply(text.text().replace('"Hello"', '"Good morning"'));
  expect(editor.document.getState().draft).toEqual({
    ...automatic,
    component: { ...automatic.component, text: 'Good morning' },
  });
});

test('a postback is stored as written after its label is edited in the text', () => {
  const { editor, text } = open(automatic);
  text.apply(text.text().replace('"Yes"', '"Yes, please"'));
  expect(editor.document.getState().draft.component.suggestions?.[0]).toEqual({
    reply: { text: 'Yes, please', postbackData: textToBase64('Yes') },
  });
});

test('the stash of an entry moves with it when another entry is inserted before it', () => {
  const { editor, text } = open(automatic);
  const stash = { 'component.suggestions.1#dialAction': 'of No' };
  editor.document.dispatch({ origin: 'command', apply: ({ draft }) => ({ draft, stash }) });
  const template = JSON.parse(text.text());
  template.component.suggestions.unshift({ reply: { text: 'New', postbackData: textToBase64('New') } });
  text.apply(JSON.stringify(template));
  expect(editor.document.getState().draft.component.suggestions?.slice(1)).toEqual(
    automatic.component.suggestions,
  );
  expect(editor.document.getState().stash).toEqual({ 'component.suggestions.2#dialAction': 'of No' });
});

test('broken JSON leaves the draft unchanged, names its place, and is applied once it is corrected', () => {
  const { editor, text } = open(automatic);
  const before = editor.document.getState().draft;
  const json = text.text();
  text.apply(json.replace('"Hello",', '"Hello"'));
  expect(text.state.getState()).toMatchObject({
    state: 'broken',
    problems: [{ message: 'A comma is missing before this.' }],
  });
  expect(editor.document.getState().draft).toBe(before);
  expect(editor.json.getState().pending?.text).toContain('"Hello"\n');
  text.apply(json.replace('"Hello"', '"Hi"'));
  expect(editor.json.getState().pending).toBeUndefined();
  expect(editor.document.getState().draft.component.text).toBe('Hi');
});

test('a change in the form during broken JSON survives the corrected text', () => {
  const { editor, text, shown } = open(automatic);
  const json = text.text();
  text.apply(`${json}}`);
  replaceDraft(editor, {
    origin: 'command',
    label: 'edit Template name',
    template: { ...automatic, name: 'renamed' },
  });
  text.apply(json.replace('"Hello"', '"Hi"'));
  expect(editor.document.getState().draft).toMatchObject({ name: 'renamed', component: { text: 'Hi' } });
  expect(shown.at(-1)).toContain('"renamed"');
});

test('a text with values that no draft can hold is not taken over at all; they are named and it stays', () => {
  const { editor, text } = open(automatic);
  const before = editor.document.getState().draft;
  const json = text
    .text()
    .replace('"two_buttons"', '"other_name"')
    .replace('"Hello"', '5')
    .replace('"text": "No"', '"text": null');
  text.apply(json);
  expect(editor.document.getState().draft).toBe(before);
  expect(text.state.getState()).toMatchObject({
    state: 'unfit',
    problems: [
      { message: 'Message text must be text in double quotes, not a number.' },
      { message: expect.stringContaining('Button 2 › Text must be text in double quotes, not null.') },
    ],
  });
  expect(text.text()).toBe(json);
  text.apply(json.replace('5', '"Hi"').replace('null', '"No"'));
  expect(editor.document.getState().draft).toMatchObject({ name: 'other_name', component: { text: 'Hi' } });
});

test.each<[string, string, string, string]>([
  ['plant-care', '"SMALL"', '""', 'must be one of SMALL, MEDIUM, or remove the line.'],
  ['order-shipped', '"BROWSER"', '""', 'must be one of BROWSER, WEBVIEW, or remove the line.'],
])('an empty choice of %s is not rewritten, but refused', (id, written, empty, message) => {
  const { editor, text } = open(example(id));
  const before = editor.document.getState().draft;
  expect(text.text()).toContain(written);
  const json = text.text().replace(written, empty);
  text.apply(json);
  expect(text.state.getState()).toMatchObject({
    state: 'unfit',
    problems: [{ message: expect.stringContaining(message) as string }],
  });
  expect(editor.document.getState().draft).toBe(before);
  expect(text.text()).toBe(json);
});

test('an empty postback is not replaced by that of the label', () => {
  const { text } = open(automatic);
  text.apply(text.text().replace(`"${textToBase64('Yes')}"`, '""'));
  expect(text.state.getState()).toMatchObject({
    state: 'unfit',
    problems: [{ message: expect.stringContaining('must not be empty') as string }],
  });
});

test('a number that would lose digits is named before it is kept', () => {
  const { text } = open(automatic);
  text.apply(text.text().replace('"name"', '"reference": 12345678901234567890,\n  "name"'));
  expect(text.state.getState()).toMatchObject({
    state: 'unfit',
    problems: [{ message: expect.stringContaining('12345678901234567890') as string }],
  });
});

test('an unknown field is kept and is an issue at its path, also beside the card', () => {
  const { editor, text } = open(example('order-shipped'));
  const template = JSON.parse(text.text());
  template.extra = { kept: true };
  template.component.richCard.more = 1;
  text.apply(JSON.stringify(template));
  expect(text.state.getState().state).toBe('taken');
  expect(JSON.parse(toJson(editor))).toEqual(template);
  editor.diagnostics.revealAll();
  expect(editor.diagnostics.getState().issues.map(({ path }) => path.join('.'))).toEqual(
    expect.arrayContaining(['component.richCard.more', 'extra']),
  );
  editor.history.undo();
  expect(editor.document.getState().draft).toEqual(withoutBlanks(example('order-shipped')));
});

test('the ignored one of two equal keys is named', () => {
  const { text } = open(automatic);
  text.apply(text.text().replace('"Hello"', '"One",\n    "text": "Two"'));
  expect(text.state.getState()).toMatchObject({
    state: 'unfit',
    problems: [{ message: '"text" appears twice. Remove this one.' }],
  });
});

test('typing is one step, and undo and redo begin with the pending text', () => {
  const { editor, text, shown } = open(automatic);
  const json = text.text();
  for (const word of ['H', 'He', 'Hey']) text.apply(json.replace('"Hello"', `"${word}"`));
  text.apply('{');
  expect(editor.history.undo()).toBe('code that isn’t in the draft');
  expect(shown.at(-1)).toContain('"Hey"');
  expect(editor.history.redo()).toBe('code that isn’t in the draft');
  expect(shown.at(-1)).toBe('{');
  text.goBack();
  expect(editor.history.undo()).toBe('edit the code');
  expect(editor.document.getState().draft).toEqual(automatic);
  expect(editor.history.getState().past).toEqual([]);
});

test.each([
  ['', 'This is empty. A template is an object in { }.'],
  ['{"a": 1,}', 'Remove this comma: } follows.'],
  ["{'a': 1}", 'JSON uses double quotes only. Replace \' with ".'],
  ['{"a": tru}', 'tru is not valid here. Put text and field names in double quotes.'],
  ['{"a" 1}', 'A colon is missing between the field name and its value.'],
  ['{"a": "b}', 'The text that starts here has no closing double quote on the same line.'],
  ['{"a": 1', 'A closing } is missing here.'],
  ['{} {}', 'The JSON ends before this. Remove everything after its last bracket.'],
  ['{ // why\n}', 'JSON can’t contain comments. Remove this one.'],
  [`${'['.repeat(40)}${']'.repeat(40)}`, 'This is nested deeper than 32 levels. It is not a template.'],
])('explains the problem of %j in plain words', (json, message) => {
  const { text } = open(automatic);
  text.apply(json);
  expect(text.state.getState().problems[0]?.message).toBe(message);
});

test.each(['5', '[]', 'null', '{"type": "fax"}', '{"component": 5, "type": "carousel"}'])(
  'keeps the draft if the text is no template: %s',
  (json) => {
    const { editor, text } = open(automatic);
    text.apply(json);
    expect(text.state.getState().state).toBe('unfit');
    expect(editor.document.getState().draft.component).toEqual(automatic.component);
  },
);
