// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { createTemplateEditor } from '../testing/createTemplateEditor';
import type { ReportedFinding } from '../state/findings';
import { CheckSection } from './CheckSection';
import { groupDiagnostics, type GroupName, dismiss } from './checkGroups';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const place = document.body.appendChild(document.createElement('div'));
const root = createRoot(place);
afterEach(() => act(() => root.render(null)));

const card = ['component', 'richCard', 'standaloneCard', 'cardContent'];
const cut = (part: string, isRare: boolean): ReportedFinding => ({
  id: `cut-${part}`,
  level: 'hint',
  path: [...card, part],
  message: `The ${part} is cut.`,
  seenOn: [{ message: `The ${part} is cut.`, state: {} }],
  ...(isRare ? { isRare } : {}),
});

const editor = createTemplateEditor(
  {
    type: 'rich_card',
    component: { richCard: { standaloneCard: { cardContent: { title: 'Tea', description: 'Hot' } } } },
  },
  {},
);
const validate = () => editor.diagnostics.reveal('type');

/** The fold of a group, which is outside of its list. */
const findFold = () => place.querySelector<HTMLDetailsElement>('section > details');

function draw(name: GroupName) {
  const group = groupDiagnostics(editor.diagnostics.getState(), {
    isReadOnly: false,
    withoutIssues: true,
  }).find((one) => one.name === name);
  if (!group) throw new Error('There is no such group.');
  const acts = { isReadOnly: false, onFixed: vi.fn(), onGoTo: vi.fn(), onShowLine: undefined };
  act(() => root.render(<CheckSection {...acts} editor={editor} group={group} phones={undefined} />));
  return {
    text: () => place.textContent,
    fold: findFold,
    async open() {
      const details = findFold();
      if (!details) throw new Error('There is no fold.');
      await act(async () => {
        details.open = true;
        details.dispatchEvent(new Event('toggle'));
      });
    },
  };
}

test('what is cut off at the largest text sizes alone is folded and counted', async () => {
  editor.diagnostics.report('cut', { findings: [cut('title', false), cut('description', true)] });
  validate();
  const section = draw('cut');
  expect(section.fold()?.textContent).toBe('Only at the largest text sizes: 1');
  expect(section.text()).toContain('The title is cut.');
  expect(section.text()).toContain('Pictures are listed if 20% or more is cut off.');
  expect(section.text()).not.toContain('The description is cut.');
  await section.open();
  expect(section.fold()?.textContent).toContain('The description is cut.');
});

test('without rare cuts nothing is folded; a dismissed rare one is listed with the others', () => {
  editor.diagnostics.report('cut', { findings: [cut('title', false), cut('description', true)] });
  validate();
  dismiss(editor, [cut('description', true)], true);
  validate();
  expect(draw('cut').fold()).toBeNull();
  expect(draw('dismissed').text()).toContain('The description is cut.');
  expect(place.textContent).not.toContain('Only at the largest');
});
