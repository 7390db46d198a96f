import { putAt } from '../../lib/path';
import type { CardContentDraft, TemplateDraft } from '../../schema/draft/draft';
import type { DocumentState } from '../model/createDocument';
import { cardOf, cardsPath, entriesAt } from '../model/paths';
import type { EditCommand } from '../model/runCommand';
import type { Stash } from '../model/stash';
import { tallestCard } from './tallestCard';

const count = (number: number, name: string) => `${number} ${name}${number === 1 ? '' : 's'}`;

/** The parts of the open card that the other cards can take over. `index`: the open card. */
function modelOf(draft: TemplateDraft, index: number) {
  const cards = entriesAt(draft, cardsPath) as readonly CardContentDraft[];
  const buttons = cards[index]?.suggestions ?? [];
  const replaced = cards.reduce(
    (sum, card, at) => sum + (at === index ? 0 : (card.suggestions?.length ?? 0)),
    0,
  );
  const height =
    cards[index]?.media?.height ?? cards.find(({ media }) => media?.height)?.media?.height ?? 'MEDIUM';
  const pictures = cards.filter(({ media }) => media).length;
  return { cards, buttons, replaced, height, pictures };
}

/** The effect and the reason of each action on all cards, in words. `index`: the open card. */
export function planAllCards(
  draft: TemplateDraft,
  index: number,
): { buttons: string; height: string; tallest: string } {
  const { cards, buttons, replaced, height, pictures } = modelOf(draft, index);
  const others = count(cards.length - 1, 'other card');
  const taken = replaced === 0 ? '' : ` in place of ${count(replaced, 'button')}`;
  const tallest = tallestCard(draft);
  return {
    buttons:
      buttons.length === 0
        ? `Card ${index + 1} has no buttons: the ${others} would have none, too (${count(replaced, 'button')} less).`
        : `Puts the ${count(buttons.length, 'button')} of card ${index + 1} on the ${others}${taken}. People learn them once.`,
    height:
      pictures === 0
        ? 'No card has a picture yet.'
        : `Makes ${count(pictures, 'picture')} ${height.toLowerCase()}. Cards grow to the tallest; alike, none ends in white space.`,
    tallest:
      tallest === 0
        ? 'Card 1 is the tallest already.'
        : `Moves card ${tallest + 1} to the front. On some phones the first cards set the height of all.`,
  };
}

/** Copies the buttons of the open card to all cards. */
export function alignButtons({ draft, stash }: DocumentState, index: number): EditCommand {
  const { cards, buttons, replaced } = modelOf(draft, index);
  const next = cards.map((card, at) => {
    if (at === index) return card;
    const { suggestions: _replaced, ...rest } = card;
    return buttons.length === 0 ? rest : { ...rest, suggestions: buttons };
  });
  // The stash of a replaced button would belong to another button now.
  const left = Object.fromEntries(
    Object.entries(stash).filter(([key]) => {
      const card = cardOf(key);
      return card === undefined || card === index || !key.includes('.suggestions.');
    }),
  );
  return {
    ...replaceCards('same buttons on all cards', draft, next, left),
    announcement: `All ${cards.length} cards have the ${count(buttons.length, 'button')} of card ${index + 1}. ${count(replaced, 'other button')} replaced; Undo brings back.`,
  };
}

/** Gives all pictures the height of the open card's picture; undefined if there are no pictures. */
export function alignHeights({ draft, stash }: DocumentState, index: number): EditCommand | undefined {
  const { cards, height, pictures } = modelOf(draft, index);
  if (pictures === 0) return undefined;
  const next = cards.map((card) => (card.media ? { ...card, media: { ...card.media, height } } : card));
  return {
    ...replaceCards('same height on all cards', draft, next, stash),
    announcement: `${count(pictures, 'picture')} ${pictures === 1 ? 'is' : 'are'} ${height.toLowerCase()} now.`,
  };
}

function replaceCards(
  label: string,
  draft: TemplateDraft,
  cards: readonly CardContentDraft[],
  stash: Stash,
): EditCommand {
  return {
    label,
    show: { expanded: {} },
    rebuild: true,
    apply: () => ({ draft: putAt(draft, cardsPath, cards), stash }),
  };
}
