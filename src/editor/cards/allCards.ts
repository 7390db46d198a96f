import { flushSync } from 'react-dom';
import type { CardContentDraft } from '../../schema/draft/draft';
import { mediaHeights } from '../../schema/values/mediaHeights';
import { announce } from '../../ui/notices/announcer';
import { setDraftValue, type TemplateEditorModel } from '../model/createTemplateEditor';
import type { ListActions } from '../rows/listActions';
import { valueAt } from '../../lib/path';
import { cardOf, cardsPath, carouselPath } from '../model/paths';

const count = (number: number, name: string) => `${number} ${name}${number === 1 ? '' : 's'}`;

function cardsOf(editor: TemplateEditorModel): CardContentDraft[] {
  const cards = valueAt(editor.form.getValues(), cardsPath);
  return Array.isArray(cards) ? structuredClone<CardContentDraft[]>(cards) : [];
}

/** The open card, which the others are made alike. */
function modelOf(editor: TemplateEditorModel) {
  const cards = cardsOf(editor);
  const index = editor.session.get().card;
  const buttons = cards[index]?.suggestions ?? [];
  const replaced = cards.reduce(
    (sum, card, at) => sum + (at === index ? 0 : (card.suggestions?.length ?? 0)),
    0,
  );
  const height =
    cards[index]?.media?.height ?? cards.find(({ media }) => media?.height)?.media?.height ?? 'MEDIUM';
  const pictures = cards.filter(({ media }) => media).length;
  return { cards, index, buttons, replaced, height, pictures };
}

/** What each of the three would change, in words, and why one would want it. */
export function planAllCards(editor: TemplateEditorModel): {
  buttons: string;
  height: string;
  tallest: string;
} {
  const { cards, index, buttons, replaced, height, pictures } = modelOf(editor);
  const others = count(cards.length - 1, 'other card');
  const taken = replaced === 0 ? '' : ` in place of ${count(replaced, 'button')}`;
  const tallest = tallestOf(editor, cards);
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

/** Puts the open card's buttons on all cards, as one step. */
export function alignButtons(editor: TemplateEditorModel) {
  const { cards, index, buttons, replaced } = modelOf(editor);
  const next = cards.map((card, at) => {
    if (at === index) return card;
    const { suggestions: _replaced, ...rest } = card;
    return buttons.length === 0 ? rest : { ...rest, suggestions: structuredClone(buttons) };
  });
  // What was kept aside of a button belongs to that button, and its place is now another's.
  const aside = Object.fromEntries(
    Object.entries(editor.aside.get()).filter(([key]) => {
      const card = cardOf(key);
      return card === undefined || card === index || !key.includes('.suggestions.');
    }),
  );
  change(editor, 'same buttons on all cards', next, aside);
  announce(
    `All ${cards.length} cards have the ${count(buttons.length, 'button')} of card ${index + 1}. ${count(replaced, 'other button')} replaced; Undo brings back.`,
  );
}

/** Gives all pictures the height of the open card's, as one step. */
export function alignHeights(editor: TemplateEditorModel) {
  const { cards, height, pictures } = modelOf(editor);
  if (pictures === 0) {
    announce('No card has a picture yet: there is no height to set.');
    return;
  }
  change(
    editor,
    'same height on all cards',
    cards.map((card) => (card.media ? { ...card, media: { ...card.media, height } } : card)),
  );
  announce(`${count(pictures, 'picture')} ${pictures === 1 ? 'is' : 'are'} ${height.toLowerCase()} now.`);
}

export function moveTallestFirst(editor: TemplateEditorModel, actions: ListActions) {
  const tallest = tallestOf(editor, cardsOf(editor));
  if (tallest > 0) actions.moveTo(tallest, 0);
  announce(
    tallest > 0
      ? `Card ${tallest + 1} is the tallest and is now the first.`
      : 'Card 1 is the tallest already. Nothing was moved.',
  );
}

function change(
  editor: TemplateEditorModel,
  label: string,
  cards: CardContentDraft[],
  aside = editor.aside.get(),
) {
  flushSync(() => {
    editor.act(label, () => {
      editor.aside.set(aside);
      setDraftValue(editor, cardsPath, cards);
    });
    const session = editor.session.get();
    editor.session.set({ ...session, structure: session.structure + 1, open: {} });
  });
}

// Rough letters a line, and heights in density-independent pixels: enough to tell which card is the tallest.
const lineLetters = { SMALL: 13, MEDIUM: 28 };
const TITLE_LINE = 24;
const TEXT_LINE = 20;
const BUTTON = 48;

function tallestOf(editor: TemplateEditorModel, cards: readonly CardContentDraft[]): number {
  const letters =
    lineLetters[valueAt(editor.draft.get(), `${carouselPath}.cardWidth`) === 'SMALL' ? 'SMALL' : 'MEDIUM'];
  const heights = cards.map((card) => heightOf(card, letters));
  return Math.max(0, heights.indexOf(Math.max(...heights)));
}

function heightOf({ media, title, description, suggestions }: CardContentDraft, letters: number): number {
  return (
    (media ? (mediaHeights[media.height ?? 'SHORT'] ?? mediaHeights.SHORT) : 0) +
    linesOf(title, letters) * TITLE_LINE +
    linesOf(description, letters) * TEXT_LINE +
    (suggestions?.length ?? 0) * BUTTON
  );
}

const linesOf = (text = '', letters: number) =>
  text === ''
    ? 0
    : text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / letters)), 0);
