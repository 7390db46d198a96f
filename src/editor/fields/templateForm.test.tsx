// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { cardsPath } from '../../schema/draft/cards';
import type { TemplateDraft } from '../../schema/draft/draft';
import type * as Limits from '../../schema/values/limits';
import { createTemplateEditor } from '../testing/createTemplateEditor';
import { listActions } from '../rows/listActions';
import { TemplateForm } from '../TemplateForm';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
Element.prototype.scrollIntoView = () => undefined;

const start: TemplateDraft = {
  type: 'carousel',
  component: {
    richCard: {
      carouselCard: { cardWidth: 'MEDIUM', cardContents: [{ title: 'Tea', description: 'Hot' }, {}] },
    },
  },
};

const modules = { createTemplateEditor, TemplateForm };
let close: (() => void) | undefined;
// Test files share their modules: none may keep the changed schema.
afterAll(() => {
  vi.doUnmock('../../schema/values/limits');
  vi.resetModules();
});
afterEach(() => act(() => close?.()));

/** The form of a template on a page. */
async function open({ createTemplateEditor: createEditor, TemplateForm: Form } = modules) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  close = () => {
    root.unmount();
    place.remove();
  };
  const editor = createEditor(start, {});
  await act(async () => root.render(<Form editor={editor} />));
  const field = (path: string) => place.querySelector<HTMLTextAreaElement>(`[data-path="${path}"]`);
  return {
    editor,
    field,
    type: async (path: string, text: string) => {
      const input = field(path);
      const kind = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      // React overrides the value of its own element; the prototype's property reaches the input itself.
      const value = Object.getOwnPropertyDescriptor(kind.prototype, 'value');
      await act(async () => {
        value?.set?.call(input, text);
        input?.dispatchEvent(new Event('input', { bubbles: true }));
      });
    },
    leave: (path: string) =>
      act(async () => {
        field(path)?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      }),
    errorOf: (path: string) =>
      (field(path)?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .filter((id) => id.endsWith('-error'))
        .map((id) => document.getElementById(id)?.textContent?.trim())
        .join(''),
  };
}

const title = `${cardsPath}.0.title`;

test('what is typed into a field that a colleague has waits there, also while another card is open', async () => {
  const { editor, field } = await open();
  const description = `${cardsPath}.0.description`;
  const press = (key: string, modifier: KeyboardEventInit = {}) =>
    act(async () => {
      field(description)?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...modifier }));
    });
  await act(async () =>
    editor.writers.setState({
      [description]: { name: 'Asha', isAsked: false, ask: () => undefined, take: () => undefined },
    }),
  );
  await press('a', { ctrlKey: true });
  await press('Tab');
  expect(document.body.textContent).not.toContain('Not in the field');
  for (const key of ['H', 'i', 'x', 'Backspace', 'Enter', 'B']) await press(key);
  // AltGr is Ctrl and Alt on Windows.
  await press('€', { ctrlKey: true, altKey: true, modifierAltGraph: true });
  await vi.waitFor(() => expect(document.body.textContent).toContain('Not in the field: “Hi\nB€”'));

  await act(async () => editor.selection.openCard(1));
  expect(document.body.textContent).not.toContain('Not in the field');
  await act(async () => editor.selection.openCard(0));
  await vi.waitFor(() => expect(document.body.textContent).toContain('Not in the field: “Hi\nB€”'));
  await act(async () => editor.writers.setState({ [description]: undefined }));
});

test('a changed limit of the shared schema is shown at its field by the form library', async () => {
  vi.resetModules();
  vi.doMock('../../schema/values/limits', async (load) => {
    const { limits } = await load<typeof Limits>();
    return { limits: { ...limits, cardTitle: 5 } };
  });
  const changed = {
    ...(await import('../testing/createTemplateEditor')),
    ...(await import('../TemplateForm')),
  };
  const { field, type, leave, errorOf } = await open(changed);
  await type(title, 'Saree!');
  expect(errorOf(title)).toBe('');
  await leave(title);
  expect(errorOf(title)).toBe('Title has 6 characters. Use 5 or fewer.');
  expect(field(title)?.closest('form')?.textContent).toContain('6 / 5');
  await type(title, 'Saree');
  await leave(title);
  expect(errorOf(title)).toBe('');
});

test('a field shows the most urgent message only', async () => {
  const { editor, type, leave, field, errorOf } = await open();
  const name = 'name';
  await type(name, 'Wrong name that is far too long');
  await leave(name);
  const found = editor.diagnostics.getState().byPath.get(name) ?? [];
  expect(found.length).toBeGreaterThan(1);
  expect(errorOf(name)).toBe(found[0]?.message);
  await act(async () => editor.diagnostics.rejectField(name, 'This name is taken.'));
  expect(errorOf(name)).toBe('This name is taken.');
  expect(field(name)?.getAttribute('aria-describedby')).not.toContain('-warning');
});

test('a mounted field follows what is changed elsewhere, also where another card takes its place', async () => {
  const { editor, field, type } = await open();
  const description = `${cardsPath}.0.description`;
  await type(title, 'Tee');
  expect(editor.document.getState().draft.component.richCard?.carouselCard?.cardContents?.[0]?.title).toBe(
    'Tee',
  );
  await act(async () => void editor.history.undo());
  expect(field(title)?.value).toBe('Tea');
  await act(async () => listActions(editor, cardsPath, 'card').remove(0));
  expect([field(title)?.value, field(description)?.value]).toEqual(['', '']);
  await act(async () => void editor.history.undo());
  expect([field(title)?.value, field(description)?.value]).toEqual(['Tea', 'Hot']);
});
