import { cardOf } from '../../editor/state/paths';
import { cardsPath, carouselCardsOf, withCard, withCards } from '../../schema/draft/cards';
import { moveStash, type Stash } from '../../editor/state/stash';
import type { CardContentDraft, TemplateDraft } from '../../schema/draft/draft';
import { limits } from '../../schema/values/limits';
import type { PasteWay } from './PasteWay';

/** Drops the stash of removed parts. */
const dropStash = (isGone: (key: string) => boolean) => (stash: Stash) =>
  Object.fromEntries(Object.entries(stash).filter(([key]) => !isGone(key)));

/** The ways to use a card in the open draft; none in a text message. */
export function cardWays(card: CardContentDraft, draft: TemplateDraft, openCard: number): PasteWay[] {
  if (draft.type === 'text_message') return [];
  if (draft.type === 'rich_card') {
    return [
      {
        id: 'replace_card',
        label: 'Replace the card',
        note: 'Its layout stays; picture, texts and buttons are replaced. Undo brings them back.',
        isPossible: true,
        template: withCard(draft, card),
        updateStash: dropStash((key) => key.includes('.standaloneCard.')),
      },
    ];
  }
  const cards = carouselCardsOf(draft);
  const isFull = cards.length >= limits.maxCards;
  const at = Math.min(openCard + 1, cards.length);
  return [
    {
      id: 'add',
      label: cards.length === 0 ? 'Add as card 1' : `Add after card ${at}`,
      note: isFull
        ? `The carousel has ${cards.length} cards, and ${limits.maxCards} is the most. Delete one first.`
        : `The carousel then has ${cards.length + 1} cards.`,
      isPossible: !isFull,
      template: withCards(draft, cards.toSpliced(at, 0, card)),
      card: at,
      updateStash: (stash) => moveStash(stash, cardsPath, (index) => (index >= at ? index + 1 : index)),
    },
    ...(cards[openCard]
      ? [
          {
            id: 'replace_card' as const,
            label: `Replace card ${openCard + 1}`,
            note: 'Its picture, texts and buttons are replaced. Undo brings them back.',
            isPossible: true,
            template: withCards(draft, cards.with(openCard, card)),
            card: openCard,
            updateStash: dropStash((key) => cardOf(key) === openCard),
          },
        ]
      : []),
  ];
}
