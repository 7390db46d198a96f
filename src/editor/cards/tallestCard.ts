import type { CardContentDraft, TemplateDraft } from '../../schema/draft/draft';

// Density-independent pixels and letters per line. Estimates, good enough to find the tallest card.
const pictureHeights = { SHORT: 112, MEDIUM: 168, TALL: 264 };
const lineLetters = { SMALL: 13, MEDIUM: 28 };
const titleLineHeight = 24;
const textLineHeight = 20;
const buttonHeight = 48;

/** The index of the tallest card on a phone. */
export function tallestCard(draft: TemplateDraft): number {
  const { cardWidth, cardContents: cards = [] } = draft.component.richCard?.carouselCard ?? {};
  const letters = lineLetters[cardWidth === 'SMALL' ? 'SMALL' : 'MEDIUM'];
  const heights = cards.map((card) => heightOf(card, letters));
  return Math.max(0, heights.indexOf(Math.max(...heights)));
}

function heightOf({ media, title, description, suggestions }: CardContentDraft, letters: number): number {
  return (
    (media ? (pictureHeights[media.height ?? 'SHORT'] ?? pictureHeights.SHORT) : 0) +
    linesOf(title, letters) * titleLineHeight +
    linesOf(description, letters) * textLineHeight +
    (suggestions?.length ?? 0) * buttonHeight
  );
}

const linesOf = (text = '', letters: number) =>
  text === ''
    ? 0
    : text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / letters)), 0);
