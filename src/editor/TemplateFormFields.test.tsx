// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { TemplateDraft } from '../schema/draft/draft';
import { fieldAt } from '../schema/template/templateTree';
import { full } from '../schema/testing/fullTemplates';
import { formatNumber } from '../schema/values/text';
import { createTemplateEditor } from './testing/createTemplateEditor';
import { TemplateForm } from './TemplateForm';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

type Path = (string | number)[];

/** The paths of all texts, choices and switches in a value. */
function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const members = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return members.flatMap(([key, member]) => leavesOf(member, [...path, key]));
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The label of a control, or the legend of a group of choices. */
const nameOf = (control: Control | HTMLFieldSetElement | null) =>
  control &&
  ('labels' in control ? control.labels?.[0] : control.querySelector('legend'))?.firstChild?.textContent;

/** The hint, counter and limit of a control. */
const descriptionOf = (control: Element | null) =>
  (control?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test.each(Object.entries(full) as [string, TemplateDraft][])(
  'the form of a full %s has a control for each field, with its name and limit',
  (_type, draft) => {
    const editor = createTemplateEditor(draft, {});
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    onTestFinished(() => act(() => root.unmount()));
    act(() => root.render(<TemplateForm editor={editor} />));
    for (const path of leavesOf(draft)) {
      const at = path.join('.');
      act(() => editor.selection.show(at));
      const control = document.querySelector<Control>(`form [data-path="${at}"]`);
      const { name, label, limit } = fieldAt(path)?.meta ?? {};
      expect([at, nameOf(control)]).toEqual([at, name ?? label]);
      if (limit === undefined) continue;
      expect([at, descriptionOf(control)]).toEqual([
        at,
        expect.stringContaining(`At most ${formatNumber(limit)} characters`),
      ]);
    }
  },
);
