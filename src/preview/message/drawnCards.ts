import type { CardContentDraft, TemplateDraft } from '../../schema/draft/draft';
import { messagePaths } from './parts';
import { carouselCardPath } from '../../schema/draft/cards';

/** The layouts of a standalone card: its picture above the text, or at a side of it. */
export type StandaloneShape = 'vertical' | 'left' | 'right';
/** The layouts of a card: a standalone card, or a carousel card of one of the two widths. */
export type CardShape = StandaloneShape | 'small' | 'medium';

/** A card of a message as both phones draw it. */
export type DrawnCard = {
  card: CardContentDraft;
  /** Dotted draft path. */
  path: string;
  /** Its name for assistive technology and in lists. */
  name: string;
  shape: CardShape;
};

/** A card with its dotted draft path. */
export type CardPart = Pick<DrawnCard, 'card' | 'path'>;

// Constants: a new object with each render would redraw memoised cards.
const emptyCard: CardContentDraft = {};
const emptyCarousel: CardContentDraft[] = [emptyCard, emptyCard];

type RichCard = NonNullable<TemplateDraft['component']['richCard']>;

/** The cards of a template in their order; empty ones where it has none, and none in a text message. */
export function drawnCards({ type, component: { richCard } }: TemplateDraft): DrawnCard[] {
  if (type === 'text_message') return [];
  return type === 'carousel'
    ? carouselCards(richCard?.carouselCard)
    : [standaloneCard(richCard?.standaloneCard)];
}

function standaloneCard(standalone: RichCard['standaloneCard']): DrawnCard {
  const { cardOrientation, thumbnailImageAlignment, cardContent = emptyCard } = standalone ?? {};
  const side = thumbnailImageAlignment === 'RIGHT' ? 'right' : 'left';
  const shape = cardOrientation === 'HORIZONTAL' ? side : 'vertical';
  return { card: cardContent, path: messagePaths.standaloneCard, name: 'Card', shape };
}

function carouselCards(carousel: RichCard['carouselCard']): DrawnCard[] {
  const cards = carousel?.cardContents?.length ? carousel.cardContents : emptyCarousel;
  const shape = carousel?.cardWidth === 'SMALL' ? 'small' : 'medium';
  return cards.map((card, index) => ({
    card,
    path: carouselCardPath(index),
    name: `Card ${index + 1} of ${cards.length}`,
    shape,
  }));
}

/** Whether a card stands in a carousel. */
export function isInCarousel(shape: CardShape): shape is 'small' | 'medium' {
  return shape === 'small' || shape === 'medium';
}

/** Whether the picture of a card stands beside its text. */
export function isBesideText(shape: CardShape): shape is 'left' | 'right' {
  return shape === 'left' || shape === 'right';
}

const PART =
  /^component(?:\.text|(?:\.richCard\.(?:standaloneCard\.cardContent|carouselCard\.cardContents\.\d+))?(?:\.suggestions\.\d+|\.media|\.title|\.description)|\.richCard\.(?:standaloneCard\.cardContent|carouselCard\.cardContents\.\d+))/;

/**
 * The parts of the drawing for a dotted draft path: the innermost part around it, or every card for a path above
 * the cards. None for a field that no phone shows, such as the name.
 */
export function partsAt(template: TemplateDraft, path: string): string[] {
  const [part] = PART.exec(path) ?? [];
  if (part !== undefined) return [part];
  return path.startsWith('component.richCard') ? drawnCards(template).map((card) => card.path) : [];
}
