// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CardContentDraft, TemplateDraft } from '../../schema/draft/draft';
import { defaultAgent } from '../model/agent';
import { continueConversation, startConversation } from '../model/conversation';
import type { PhoneProps } from '../screen/PhoneProps';
import { AndroidPhone } from './AndroidPhone';
import { defaultPreviewOptions } from '../model/options';
import { stubLayout } from '../testing/stubLayout';

stubLayout();
const place = document.createElement('div');
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  // jsdom has no layout, so nothing scrolls.
  Element.prototype.scrollBy = () => undefined;
  Element.prototype.scrollTo = () => undefined;
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
      <AndroidPhone
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

test('a click on a part reports its path', () => {
  const onSelectPart = vi.fn();
  draw(carousel([{ title: 'One', suggestions: [{ reply: { text: 'Yes' } }] }]), { onSelectPart });
  act(() => place.querySelector<HTMLElement>('[data-testid="preview-suggestion"] span')?.click());
  expect(onSelectPart).toHaveBeenCalledExactlyOnceWith(
    'component.richCard.carouselCard.cardContents.0.suggestions.0',
  );
});

const one = { title: 'One', suggestions: [{ reply: { text: 'Yes' } }] };
const at = 'component.richCard.carouselCard.cardContents.0';
const hook = (name: string) => place.querySelector<HTMLElement>(`[data-testid="preview-${name}"]`);

test('in try mode a click on a button is a tap, and selects nothing', () => {
  const onSelectPart = vi.fn();
  const onAction = vi.fn();
  draw(carousel([one]), { mode: 'try', onSelectPart, onAction });
  act(() => hook('suggestion')?.click());
  expect(onAction).toHaveBeenCalledExactlyOnceWith({
    type: 'tap',
    path: `${at}.suggestions.0`,
    suggestion: one.suggestions[0],
  });
  act(() => hook('title')?.click());
  expect(onAction).toHaveBeenCalledOnce();
  expect(onSelectPart).not.toHaveBeenCalled();
});

test('in try mode a click on a picture opens its viewer', () => {
  const onAction = vi.fn();
  const media = { contentInfo: { fileUrl: 'https://a.example/b.jpg' } };
  const template = carousel([{ title: 'One', media }]);
  draw(template, { mode: 'try', onAction });
  act(() => place.querySelector<HTMLElement>('[data-part="media-cover"]')?.click());
  const page = { kind: 'media', path: at } as const;
  expect(onAction).toHaveBeenCalledExactlyOnceWith({ type: 'openPage', page });
  const conversation = continueConversation(startConversation(template), { type: 'openPage', page });
  draw(template, { mode: 'try', conversation });
  expect(hook('viewer')?.getAttribute('aria-label')).toBe('Picture, full screen');
  draw(template, { mode: 'select', conversation });
  expect(hook('viewer')).toBeNull();
});

test('a reply is added at the end of the conversation, and the card keeps its buttons', () => {
  const template = carousel([one]);
  const tap = { type: 'tap', path: `${at}.suggestions.0`, suggestion: { reply: { text: 'Yes' } } } as const;
  draw(template, {
    mode: 'try',
    conversation: continueConversation(startConversation(template), tap),
  });
  expect(place.querySelector('[data-from="user"]')?.textContent).toBe('Yes');
  expect(hook('suggestion')).not.toBeNull();
});

test('samples replace markers in the texts', () => {
  draw(carousel([{ title: 'Dear [custom_param1a]' }]), { samples: { '[custom_param1a]': 'Ada' } });
  expect(hook('title')?.textContent).toBe('Dear Ada');
  expect(hook('marker')?.textContent).toBe('Ada');
});

test('the bubbles of one sender share the corner between them', () => {
  const template: TemplateDraft = { type: 'text_message', component: { text: 'Hello' } };
  const later = { type: 'agentMessage' } as const;
  const conversation = continueConversation(continueConversation(startConversation(template), later), later);
  draw(template, { mode: 'try', conversation });
  const bubbles = [...place.querySelectorAll<HTMLElement>('[data-from="agent"]')];
  expect(bubbles.map(({ dataset }) => dataset['follows'])).toEqual([undefined, 'true', 'true']);
});

test('a long address may break before its dots and slashes, in a message and in a card', () => {
  draw({ type: 'text_message', component: { text: 'See https://shop.in/sale' } });
  expect(hook('bubble')?.querySelector('span')?.innerHTML).toBe('https://<wbr>shop<wbr>.in<wbr>/sale');
  draw(carousel([{ title: 'www.shop.in', description: 'www.shop.in/a' }]));
  expect(hook('title')?.innerHTML).toContain('www<wbr>.shop<wbr>.in');
  expect(hook('description')?.innerHTML).toContain('.in<wbr>/a');
});

test('“More” says that it opens a view', () => {
  draw(carousel([one]));
  expect(hook('more')?.getAttribute('aria-haspopup')).toBe('dialog');
  expect(hook('more')?.getAttribute('aria-expanded')).toBe('false');
});

test('the cards of a carousel are groups that say which of how many they are', () => {
  draw(carousel([{ title: 'Tea' }, { title: 'Coffee' }]));
  const groups = [...place.querySelectorAll('[role="group"][data-testid="preview-card"]')];
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['Card 1 of 2', 'Card 2 of 2']);
});

test('the page can draw the scripts that a phone draws', () => {
  draw({ type: 'text_message', component: { text: 'नमस्ते' } });
  expect(document.documentElement.dataset['pageFonts']).toBe('other');
  delete document.documentElement.dataset['pageFonts'];
});
