// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { TemplateDraft } from '../../schema/draft/draft';
import { defaultAgent } from '../model/agent';
import { defaultPreviewOptions } from '../model/options';
import type { PhoneProps, Unfolded } from '../screen/PhoneProps';
import { IosPhone } from './IosPhone';
import { stubLayout } from '../testing/stubLayout';

stubLayout();
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
  const unfolded = createStore<Unfolded | undefined>(() => ({ path: 'component.suggestions.1.action.text' }));
  draw({ mode: 'select', unfolded });
  expect(menu()).toBeNull();
  draw({ mode: 'try', unfolded });
  expect(unfolded.getState()).toBeUndefined();
  expect(menu()?.querySelector('[data-selected]')?.textContent).toBe('Ring');
  expect(menu()?.contains(document.activeElement)).toBe(false);

  draw({ mode: 'try', unfolded });
  expect(menu()).not.toBeNull();
  draw({ mode: 'select', unfolded });
  draw({ mode: 'try', unfolded });
  expect(menu(), 'is closed by the way out of Try').toBeNull();
});
