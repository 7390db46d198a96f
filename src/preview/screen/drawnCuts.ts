import { nameOfPath } from '../../schema/template/nameOfPath';
import { parsePath } from '../../schema/values/issues';

/** Attributes by which drawn cards state that they are cut. A change of one changes the cuts. */
export const cutAttributes = ['data-overflow', 'data-suggestions', 'data-opens'] as const;

/** What a drawn phone cuts or leaves out, in sentences in reading order. It reads the layout, so the phone must be drawn. */
export function drawnCuts(phone: Element): string[] {
  const cards = phone.querySelectorAll<HTMLElement>('[data-overflow], [data-opens]');
  return [...[...cards].flatMap(cutsOfCard), ...cutButtons(phone)];
}

/** The name of a drawn part by the path that clicks on it use. */
const nameOf = ({ dataset }: HTMLElement) => nameOfPath(parsePath(dataset['path'] ?? ''));

function cutsOfCard(card: HTMLElement): string[] {
  const name = nameOf(card);
  if (card.dataset['opens'] !== undefined)
    return [`${name}: the text is cut. A press opens the whole text on a page of its own.`];
  const cuts = card.dataset['overflow']?.split(' ') ?? [];
  return cuts.flatMap((cut) => {
    const words = wordsOf(cut, card, cuts);
    return words === undefined ? [] : [`${name}: ${words}`];
  });
}

function wordsOf(cut: string, card: HTMLElement, cuts: readonly string[]): string | undefined {
  switch (cut) {
    case 'descriptionLine':
      return isClipped(card, 'description') && !cuts.includes('description')
        ? 'the description is cut to one line.'
        : undefined;
    case 'titleLine':
      return isClipped(card, 'title') && !cuts.includes('title')
        ? 'the title is cut to one line.'
        : undefined;
    case 'description':
      return 'the description is not shown.';
    case 'title':
      return 'the title is not shown.';
    case 'suggestions':
      return `only ${card.dataset['suggestions'] ?? 'some'} of its buttons are shown.`;
    default:
      return undefined;
  }
}

/** One pixel of room: browsers round boxes and their content differently. */
const isClipped = (card: HTMLElement, part: string) => {
  const text = card.querySelector(`[data-part="${part}"]`);
  return text !== null && text.scrollHeight > text.clientHeight + 1;
};

function cutButtons(phone: Element): string[] {
  const parts = [...phone.querySelectorAll<HTMLElement>('[data-path*="suggestions."]')];
  const cut = parts.filter((part) =>
    [part, ...part.querySelectorAll('*')].some(
      (text) => text.scrollWidth > text.clientWidth + 1 && getComputedStyle(text).textOverflow === 'ellipsis',
    ),
  );
  return [...new Set(cut.map(nameOf))].map((name) => `${name}: its text is cut.`);
}
