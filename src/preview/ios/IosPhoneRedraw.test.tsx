// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CardContentDraft, TemplateDraft } from '../../schema/draft/draft';
import { defaultAgent } from '../model/agent';
import { defaultPreviewOptions } from '../model/options';
import type { PhoneProps } from '../screen/PhoneProps';
import { IosPhone } from './IosPhone';
import { stubLayout } from '../testing/stubLayout';

stubLayout();
const place = document.createElement('div');
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  // jsdom has no layout, so nothing scrolls.
  Element.prototype.scrollBy = () => undefined;
  root = createRoot(place);
});
afterEach(() => act(() => root.unmount()));

function carousel(cardContents: CardContentDraft[]): TemplateDraft {
  return {
    type: 'carousel',
    component: { richCard: { carouselCard: { cardWidth: 'SMALL', cardContents } } },
  };
}

function draw(template: TemplateDraft, props: Partial<PhoneProps> = {}) {
  act(() =>
    root.render(
      <IosPhone
        template={template}
        agent={defaultAgent}
        theme="light"
        options={{ ...defaultPreviewOptions }}
        mapMediaUrl={(url) => url}
        onSelectPart={() => undefined}
        mode="try"
        onAction={() => undefined}
        {...props}
      />,
    ),
  );
}

function countedCard() {
  const reads = { count: 0 };
  const card: CardContentDraft = {
    get title() {
      reads.count += 1;
      return 'Untouched';
    },
  };
  return { card, reads };
}

test('a change in one card does not redraw another, even with new functions from the page', () => {
  const { card, reads } = countedCard();
  draw(carousel([{ title: 'On' }, card]));
  const before = reads.count;
  draw(carousel([{ title: 'One' }, card]));
  expect(place.textContent).toContain('One');
  expect(reads.count).toBe(before);
});

test('a selection in one card does not redraw another', () => {
  const { card, reads } = countedCard();
  const path = 'component.richCard.carouselCard.cardContents.0.title';
  const one = { title: 'One' };
  draw(carousel([one, card]));
  const before = reads.count;
  draw(carousel([one, card]), { selectedPath: path });
  const selected = Array.from(place.querySelectorAll('[data-selected]'), (part) =>
    part.getAttribute('data-path'),
  );
  expect(selected).toEqual(['component.richCard.carouselCard.cardContents.0', path]);
  expect(reads.count).toBe(before);
});

test('a tap goes to the latest listener of the page, and selects nothing', () => {
  const yes = { reply: { text: 'Yes' } };
  const template = carousel([{ title: 'One', suggestions: [yes] }]);
  const [first, latest, onSelectPart] = [vi.fn(), vi.fn(), vi.fn()];
  const path = 'component.richCard.carouselCard.cardContents.0.suggestions.0';
  draw(template, { onAction: first });
  draw(template, { onAction: latest, onSelectPart });
  act(() => place.querySelector<HTMLElement>('[data-testid="preview-suggestion"] span')?.click());
  expect(first).not.toHaveBeenCalled();
  expect(latest).toHaveBeenCalledExactlyOnceWith({ type: 'tap', path, suggestion: yes });
  expect(onSelectPart).not.toHaveBeenCalled();
  draw(template, { onAction: latest, onSelectPart, mode: 'select' });
  act(() => place.querySelector<HTMLElement>('[data-testid="preview-suggestion"] span')?.click());
  expect(onSelectPart).toHaveBeenCalledExactlyOnceWith(path);
  expect(latest).toHaveBeenCalledOnce();
});

test('a selected action in the folded menu selects its control', () => {
  const dial = { action: { text: 'Call', dialAction: {} } };
  draw(carousel([{ title: 'One', suggestions: [dial, dial, dial] }]), {
    selectedPath: 'component.richCard.carouselCard.cardContents.0.suggestions.2.action.text',
  });
  expect(place.querySelector('[data-testid="preview-options"]')?.hasAttribute('data-selected')).toBe(true);
});
