import { putAt } from '../../../lib/path';
import { limits } from '../../../schema/values/limits';
import { type TemplateDraft, type CardContentDraft } from '../../../schema/draft/draft';
import { withoutBlanks } from '../../../schema/draft/draftToTemplate';
import { phoneNumberRule } from '../../../schema/template/dialAction';
import { convertType } from '../../changeType';
import type { DocumentState } from '../../model/createDocument';
import { cardOf } from '../../state/paths';
import { cardsPath } from '../../../schema/draft/cards';
import { kindOfTarget, lacksHttps } from '../model/buttonTarget';
import { cardsIn, editCells, type CellEdit } from '../model/editCells';
import { buttonOf, type ColumnKey } from '../model/tableColumns';
import {
  priceText,
  currencyIn,
  type Meaning,
  guessMeanings,
  hasHeadings,
  type SheetRows,
} from './guessMeanings';

/** The texts that the rows put into a card, by column. Blank cells put nothing. */
export function rowTexts(row: readonly string[], plan: SheetPlan): [ColumnKey, string][] {
  const texts = new Map<ColumnKey, string>();
  for (const [column, meaning] of plan.meanings.entries()) {
    const cell = row[column] ?? '';
    if (meaning === 'skip' || meaning === 'price' || cell.trim() === '') continue;
    texts.set(meaning, isAddressColumn(meaning) ? addressText(cell.trim(), plan) : cell.trim());
  }
  for (const [index, label] of Object.entries(plan.labels))
    if (texts.has(`target${Number(index)}`) && label.trim() !== '') texts.set(`text${Number(index)}`, label);
  const price = priceText(row[plan.meanings.indexOf('price')] ?? '', plan.currency);
  if (price !== '') {
    const before = texts.get(plan.priceIn);
    const between = plan.priceIn === 'title' ? ' – ' : '\n';
    texts.set(plan.priceIn, before === undefined ? price : `${before}${between}${price}`);
  }
  return [...texts];
}

const isAddressColumn = (key: ColumnKey) => key === 'picture' || buttonOf(key)?.part === 'target';

function addressText(text: string, { addsHttps, numbers }: SheetPlan): string {
  const number = numbers[text];
  if (number !== undefined) return number;
  return addsHttps && lacksHttps(text) ? `https://${text}` : text;
}

/** The number of addresses without a scheme. */
export function countWithoutHttps(rows: SheetRows, plan: SheetPlan): number {
  return contentRows(rows, plan)
    .slice(0, limits.maxCards)
    .flatMap((row) => rowTexts(row, { ...plan, addsHttps: false }))
    .filter(([key, text]) => isAddressColumn(key) && lacksHttps(text)).length;
}

/** The phone numbers that are not in international form, each once. */
export function looseNumbers(rows: SheetRows, plan: SheetPlan): string[] {
  const texts = contentRows(rows, plan)
    .slice(0, limits.maxCards)
    .flatMap((row) => rowTexts(row, { ...plan, numbers: {} }))
    .filter(([key, text]) => isAddressColumn(key) && kindOfTarget(text) === 'dialAction')
    .map(([, text]) => text);
  return [...new Set(texts)].filter((text) => !phoneNumberRule.fits(text));
}

/** The state with the rows as cards. Another type becomes a carousel; its content stays in the stash. */
export function takeRows(state: DocumentState, rows: SheetRows, plan: SheetPlan): DocumentState {
  const carousel = state.draft.type === 'carousel' ? state : asCarousel(state);
  const offset = plan.mode === 'add' ? filledCards(carousel.draft).length : 0;
  const cards =
    plan.mode === 'replace' ? [] : plan.mode === 'add' ? filledCards(carousel.draft) : cardsIn(carousel);
  const height = cardsIn(carousel).find(({ media }) => media?.height)?.media?.height;
  const edits: CellEdit[] = contentRows(rows, plan)
    .slice(0, limits.maxCards - offset)
    .flatMap((row, index) => rowTexts(row, plan).map(([key, text]) => ({ row: offset + index, key, text })));
  const stash =
    plan.mode === 'replace'
      ? Object.fromEntries(Object.entries(carousel.stash).filter(([key]) => cardOf(key) === undefined))
      : carousel.stash;
  return editCells({ ...carousel, draft: putAt(carousel.draft, cardsPath, cards), stash }, edits, height);
}

function asCarousel(state: DocumentState): DocumentState {
  const { draft, stash } = state;
  const converted = convertType(draft, stash, 'carousel');
  const next: TemplateDraft = { ...draft, type: 'carousel', component: converted.component };
  return { ...state, draft: next, stash: converted.stash };
}

/** The index of the first card that the rows make, the number of them, and of rows for which a carousel has no place. */
export function countRows(
  draft: TemplateDraft,
  rows: SheetRows,
  plan: SheetPlan,
): { first: number; made: number; left: number } {
  const count = contentRows(rows, plan).length;
  const kept = plan.mode === 'add' && draft.type === 'carousel' ? filledCards(draft).length : 0;
  const made = Math.max(0, Math.min(count, limits.maxCards - kept));
  return { first: kept, made, left: count - made };
}

/** How rows become cards: in place of the cards, after them, or into them from the first on. */
export type SheetMode = 'replace' | 'add' | 'fill';

/** The choices of the person about a spreadsheet. */
export type SheetPlan = {
  isHeaded: boolean;
  meanings: readonly Meaning[];
  mode: SheetMode;
  /** The field at whose end the price is written, and the sign before a bare number. */
  priceIn: 'title' | 'description';
  currency: string;
  /** The text of a button whose links have no column with texts, by the button's index. */
  labels: Readonly<Record<number, string>>;
  /** Puts https:// before addresses without it. */
  addsHttps: boolean;
  /** Phone numbers in international form, by the text of their cells. */
  numbers: Readonly<Record<string, string>>;
  /** Gives numbers without a country the one of this device. */
  addsCountry: boolean;
};

export const contentRows = (rows: SheetRows, { isHeaded }: Pick<SheetPlan, 'isHeaded'>) =>
  isHeaded ? rows.slice(1) : rows;

const isBlankCard = (card: CardContentDraft) => Object.keys(withoutBlanks(card)).length === 0;

/** The cards that stay when rows are added: without blank ones at the end. */
export function filledCards(draft: TemplateDraft): readonly CardContentDraft[] {
  const cards = cardsIn({ draft });
  return cards.slice(0, cards.findLastIndex((card) => !isBlankCard(card)) + 1);
}

const hasOnlyPicture = (card: CardContentDraft) => Object.keys(withoutBlanks(card)).join() === 'media';

/**
 * How rows are imported unless the person chooses otherwise: texts go to the cards that have only pictures. Cards that
 * have more are not replaced unless there is no room beside them.
 */
function startMode(draft: TemplateDraft, meanings: readonly Meaning[], count: number): SheetMode {
  const kept = draft.type === 'carousel' ? filledCards(draft) : [];
  if (kept.length > 0 && kept.every(hasOnlyPicture) && !meanings.includes('picture')) return 'fill';
  return kept.length === 0 || kept.length + count > limits.maxCards ? 'replace' : 'add';
}

/** The first plan for a spreadsheet. */
export function startPlan(rows: SheetRows, draft: TemplateDraft): SheetPlan {
  const isHeaded = hasHeadings(rows);
  const meanings = guessMeanings(rows, isHeaded);
  const count = contentRows(rows, { isHeaded }).length;
  return withMeanings(rows, meanings, {
    isHeaded,
    meanings,
    mode: startMode(draft, meanings, count),
    priceIn: meanings.includes('description') || !meanings.includes('title') ? 'description' : 'title',
    currency: currencyIn(rows[0]?.[meanings.indexOf('price')] ?? ''),
    labels: {},
    addsHttps: true,
    numbers: {},
    addsCountry: true,
  });
}

/** The plan with these meanings, and a label for each button that has links but no texts. */
export function withMeanings(rows: SheetRows, meanings: readonly Meaning[], plan: SheetPlan): SheetPlan {
  const labels = unlabelled(meanings).map((index) => {
    const column = meanings.indexOf(`target${index}`);
    const isCall = contentRows(rows, plan).some((row) => kindOfTarget(row[column] ?? '') === 'dialAction');
    return [
      index,
      plan.labels[index] ?? (isCall ? 'Call us' : index === 0 ? 'Buy now' : 'See more'),
    ] as const;
  });
  return { ...plan, meanings, labels: Object.fromEntries(labels) };
}

/** The indexes of buttons that have a column of targets and none of texts. */
function unlabelled(meanings: readonly Meaning[]): number[] {
  return meanings.flatMap((meaning) => {
    if (meaning === 'price' || meaning === 'skip') return [];
    const button = buttonOf(meaning);
    return button?.part === 'target' && !meanings.includes(`text${button.index}`) ? [button.index] : [];
  });
}
