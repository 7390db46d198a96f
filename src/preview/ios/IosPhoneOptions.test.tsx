// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TemplateDraft } from '../../schema/draft/draft';
import { defaultAgent } from '../model/agent';
import { defaultPreviewOptions } from '../model/options';
import type { PhoneProps } from '../screen/PhoneProps';
import { IosPhone } from './IosPhone';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
// jsdom has neither layout nor fonts.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
const place = document.body.appendChild(document.createElement('div'));
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  Element.prototype.scrollBy = () => undefined;
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

const template: TemplateDraft = {
  type: 'text_message',
  component: {
    text: 'Hello',
    suggestions: ['Call', 'Ring', 'Dial'].map((text) => ({ action: { text, dialAction: {} } })),
  },
};

function draw(props: Partial<PhoneProps>) {
  act(() => {
    root.render(
      <IosPhone
        template={template}
        agent={defaultAgent}
        theme="light"
        options={defaultPreviewOptions}
        onAction={() => undefined}
        {...props}
      />,
    );
  });
  act(() => {
    vi.runAllTimers();
  });
}
const menu = () => place.querySelector('[role="dialog"]');

test('the menu of a folded button is opened from outside in Try, with its outline and without the focus', () => {
  const unfolded = { path: 'component.suggestions.1.action.text' };
  const onUnfolded = vi.fn();
  draw({ mode: 'select', unfolded, onUnfolded });
  expect(menu()).toBeNull();
  draw({ mode: 'try', unfolded, onUnfolded });
  expect(onUnfolded).toHaveBeenCalledOnce();
  expect(menu()?.querySelector('[data-selected]')?.textContent).toBe('Ring');
  expect(menu()?.contains(document.activeElement)).toBe(false);

  draw({ mode: 'try' });
  expect(menu()).not.toBeNull();
  draw({ mode: 'select' });
  draw({ mode: 'try' });
  expect(menu(), 'is closed by the way out of Try').toBeNull();
});
