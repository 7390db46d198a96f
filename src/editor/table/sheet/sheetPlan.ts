import { limits } from '../../../schema/values/limits';
import { type TemplateDraft, withoutBlanks, type CardContentDraft } from '../../../schema/draft/draft';
import { kindOfTarget } from '../model/buttonTarget';
import { buttonOf } from '../model/tableColumns';
import { cardsIn } from '../model/editCells';
import type { Meaning } from './headings';
import { guessMeanings, hasHeadings } from './guessMeanings';
import { currencyIn } from './price';

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

export const contentRows = (
  rows: readonly (readonly string[])[],
  { isHeaded }: Pick<SheetPlan, 'isHeaded'>,
) => (isHeaded ? rows.slice(1) : rows);

const isBlankCard = (card: CardContentDraft) => Object.keys(withoutBlanks(card)).length === 0;

/** The cards that stay when rows are added: without blank ones at the end. */
export function filledCards(draft: TemplateDraft): readonly CardContentDraft[] {
  const cards = cardsIn({ draft });
  return cards.slice(0, cards.findLastIndex((card) => !isBlankCard(card)) + 1);
}

/** The first plan for a spreadsheet. Cards that have content are not replaced unless there is no room beside them. */
export function startPlan(rows: readonly (readonly string[])[], draft: TemplateDraft): SheetPlan {
  const isHeaded = hasHeadings(rows);
  const meanings = guessMeanings(rows, isHeaded);
  const kept = draft.type === 'carousel' ? filledCards(draft).length : 0;
  const count = contentRows(rows, { isHeaded }).length;
  return withMeanings(rows, meanings, {
    isHeaded,
    meanings,
    mode: kept === 0 || kept + count > limits.maxCards ? 'replace' : 'add',
    priceIn: meanings.includes('description') || !meanings.includes('title') ? 'description' : 'title',
    currency: currencyIn(rows[0]?.[meanings.indexOf('price')] ?? ''),
    labels: {},
    addsHttps: true,
    numbers: {},
    addsCountry: false,
  });
}

/** The plan with these meanings, and a label for each button that has links but no texts. */
export function withMeanings(
  rows: readonly (readonly string[])[],
  meanings: readonly Meaning[],
  plan: SheetPlan,
): SheetPlan {
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
