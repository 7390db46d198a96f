// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CardContentDraft, TemplateDraft } from '../schema/draft';
import { defaultAgent } from './agent';
import { MessagePreview, type MessagePreviewProps } from './MessagePreview';
import { defaultPreviewOptions } from './options';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
// jsdom has neither layout nor fonts.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
Object.defineProperty(document, 'fonts', { value: new EventTarget() });
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

function draw(template: TemplateDraft, props: Partial<MessagePreviewProps> = {}) {
  act(() =>
    root.render(
      <MessagePreview
        template={template}
        agent={defaultAgent}
        theme="light"
        options={{ ...defaultPreviewOptions }}
        mapMediaUrl={(url) => url}
        onSelectPart={() => undefined}
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

test('a change in one card does not draw another again, whatever functions the page passes', () => {
  const { card, reads } = countedCard();
  draw(carousel([{ title: 'On' }, card]));
  const before = reads.count;
  draw(carousel([{ title: 'One' }, card]));
  expect(place.textContent).toContain('One');
  expect(reads.count).toBe(before);
});

test('selecting in one card does not draw another again', () => {
  const { card, reads } = countedCard();
  const one = { title: 'One' };
  const path = 'component.richCard.carouselCard.cardContents.0.title';
  draw(carousel([one, card]));
  const before = reads.count;
  draw(carousel([one, card]), { selectedPath: path });
  const selected = Array.from(place.querySelectorAll('[data-selected]'), (part) =>
    part.getAttribute('data-path'),
  );
  expect(selected).toEqual(['component.richCard.carouselCard.cardContents.0', path]);
  expect(reads.count).toBe(before);
});

test('a click on a part tells its path', () => {
  const onSelectPart = vi.fn();
  draw(carousel([{ title: 'One', suggestions: [{ reply: { text: 'Yes' } }] }]), { onSelectPart });
  act(() => place.querySelector<HTMLElement>('[data-testid="preview-suggestion"] span')?.click());
  expect(onSelectPart).toHaveBeenCalledExactlyOnceWith(
    'component.richCard.carouselCard.cardContents.0.suggestions.0',
  );
});
