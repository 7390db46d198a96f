import { putAt } from '../../lib/path';
import type { CardContentDraft, TemplateDraft } from '../../schema/draft/draft';
import type { DocumentState, EditCommand } from '../model/createDocument';
import { cardsPath, carouselCardsOf } from '../../schema/draft/cards';
import { plural } from '../../schema/values/text';
import { announce } from '../../ui/notices/announcer';
import type { TemplateEditor } from '../model/TemplateEditor';
import type { ListActions } from '../rows/listActions';
import { androidSizes, androidTexts } from '../../schema/phones/androidFigures';
import { mediaHeights } from '../../schema/values/enums';

/** The parts of the open card that the other cards can take over. `index`: the open card. */
function modelOf(draft: TemplateDraft, index: number) {
  const cards = carouselCardsOf(draft);
  const buttons = cards[index]?.suggestions ?? [];
  const height =
    cards[index]?.media?.height ?? cards.find(({ media }) => media?.height)?.media?.height ?? 'MEDIUM';
  const pictures = cards.filter(({ media }) => media).length;
  return { cards, buttons, height, pictures };
}

/** The effect and the reason of each action on all cards, in words. `index`: the open card. */
export function planAllCards(
  draft: TemplateDraft,
  index: number,
): { buttons: string; height: string; crop: string; hasPictures: boolean; tallest: string } {
  const { cards, buttons, height, pictures } = modelOf(draft, index);
  const others = plural(cards.length - 1, 'other card');
  const tallest = tallestCard(draft);
  return {
    buttons:
      buttons.length === 0
        ? `Card ${index + 1} has no buttons to copy. Choose a card with buttons first.`
        : `Copy the ${plural(buttons.length, 'button')} of card ${index + 1} to the ${others}. You choose whether links are copied too.`,
    height:
      pictures === 0
        ? 'No card has a picture yet.'
        : `Make ${plural(pictures, 'picture')} ${height.toLowerCase()}, so that no card ends in white space.`,
    crop: pictures === 0 ? 'No card has a picture yet.' : 'To one shape, in one step.',
    hasPictures: pictures > 0,
    tallest:
      tallest === 0
        ? 'Card 1 is already the tallest.'
        : `Move card ${tallest + 1} to the front. On some phones the first cards set the height of all.`,
  };
}

/** Gives all pictures the height of the open card's picture; undefined if there are no pictures. */
export function alignHeights({ draft }: DocumentState, index: number): EditCommand | undefined {
  const { cards, height, pictures } = modelOf(draft, index);
  if (pictures === 0) return undefined;
  const next = cards.map((card) => (card.media ? { ...card, media: { ...card.media, height } } : card));
  return {
    label: 'same height on all cards',
    announcement: `Made ${plural(pictures, 'picture')} ${height.toLowerCase()}.`,
    show: { expanded: {} },
    apply: ({ stash }) => ({ draft: putAt(draft, cardsPath, next), stash }),
  };
}

/** Moves the tallest card to the front. `actions` are those of the list of cards. */
export function moveTallestFirst({ document }: TemplateEditor, actions: ListActions) {
  const tallest = tallestCard(document.getState().draft);
  if (tallest > 0) actions.moveTo(tallest, 0);
  announce(tallest > 0 ? `Moved card ${tallest + 1} to the front.` : 'Card 1 is already the tallest.');
}

/** Letters of a line: estimates, good enough to find the tallest card. */
const lineLetters = { SMALL: 13, MEDIUM: 28 };
const { title: titleText, description: descriptionText } = androidTexts;

/** The index of the tallest card on a phone. */
function tallestCard(draft: TemplateDraft): number {
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
