import { carouselCardsOf } from '../../schema/draft/cards';
import type { CardContentDraft, TemplateDraft } from '../../schema/draft/draft';
import { androidSizes, androidTexts } from '../../schema/phones/androidFigures';
import { mediaHeights } from '../../schema/values/mediaHeights';

/** Letters of a line: estimates, good enough to find the tallest card. */
const lineLetters = { SMALL: 13, MEDIUM: 28 };
const { title: titleText, description: descriptionText } = androidTexts;

/** The index of the tallest card on a phone. */
export function tallestCard(draft: TemplateDraft): number {
  const { cardWidth } = draft.component.richCard?.carouselCard ?? {};
  const letters = lineLetters[cardWidth === 'SMALL' ? 'SMALL' : 'MEDIUM'];
  const heights = carouselCardsOf(draft).map((card) => heightOf(card, letters));
  return Math.max(0, heights.indexOf(Math.max(...heights)));
}

function heightOf({ media, title, description, suggestions }: CardContentDraft, letters: number): number {
  return (
    (media ? (mediaHeights[media.height ?? 'SHORT'] ?? mediaHeights.SHORT) : 0) +
    linesOf(title, letters) * titleText.line +
    linesOf(description, letters) * descriptionText.line +
    (suggestions?.length ?? 0) * androidSizes.row
  );
}

const linesOf = (text = '', letters: number) =>
  text === ''
    ? 0
    : text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / letters)), 0);
