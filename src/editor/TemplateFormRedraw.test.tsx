// @vitest-environment jsdom
import { act, type ElementType } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { TemplateDraft } from '../schema/draft/draft';
import { createTemplateEditor } from './testing/createTemplateEditor';
import { cardsPath } from '../schema/draft/cards';
import { TemplateForm } from './TemplateForm';

const drawn = vi.hoisted((): string[] => {
  // Test files share their modules. Load the form anew, so that it draws through the mock below.
  vi.resetModules();
  return [];
});
vi.mock('react/jsx-dev-runtime', async (importOriginal) => {
  const runtime = await importOriginal<{ jsxDEV: (type: ElementType, ...rest: unknown[]) => unknown }>();
  return {
    ...runtime,
    jsxDEV(type: ElementType, ...rest: unknown[]) {
      drawn.push(typeof type === 'string' ? type : (type as { name?: string }).name || 'other');
      return runtime.jsxDEV(type, ...rest);
    },
  };
});
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const start: TemplateDraft = {
  type: 'carousel',
  component: {
    richCard: {
      carouselCard: {
        cardWidth: 'MEDIUM',
        cardContents: [
          { title: 'Tea', description: 'Hot', suggestions: [{ reply: { text: 'Yes' } }] },
          { title: 'Coffee', description: 'Hotter' },
        ],
      },
    },
  },
};

test('a key in a text without parameters draws its counter again and nothing else', () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<TemplateForm editor={createTemplateEditor(start, {})} />));
  const field = document.querySelector<HTMLTextAreaElement>(`[data-path="${cardsPath}.0.description"]`);
  // React overrides the value of its own element; the prototype's property reaches the input itself.
  const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  drawn.length = 0;
  act(() => {
    value?.set?.call(field, 'Hot!');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(new Set(drawn)).toEqual(new Set(['Counter', 'span']));
  act(() => root.unmount());
});
