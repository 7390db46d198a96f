import { putAt } from '../../../lib/path';
import { limits } from '../../../schema/values/limits';
import type { TemplateDraft } from '../../../schema/draft/draft';
import { phoneNumberRule } from '../../../schema/template/dialAction';
import { convertType } from '../../convertType';
import type { DocumentState } from '../../model/createDocument';
import { cardOf } from '../../state/paths';
import { cardsPath } from '../../../schema/draft/cards';
import { kindOfTarget } from '../model/buttonTarget';
import { lacksHttps } from '../model/lacksHttps';
import { cardsIn, editCells, type CellEdit } from '../model/editCells';
import { buttonOf, type ColumnKey } from '../model/tableColumns';
import { priceText } from './price';
import { contentRows, filledCards, type SheetPlan } from './sheetPlan';

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
export function countWithoutHttps(rows: readonly (readonly string[])[], plan: SheetPlan): number {
  return contentRows(rows, plan)
    .slice(0, limits.maxCards)
    .flatMap((row) => rowTexts(row, { ...plan, addsHttps: false }))
    .filter(([key, text]) => isAddressColumn(key) && lacksHttps(text)).length;
}

/** The phone numbers that are not in international form, each once. */
export function looseNumbers(rows: readonly (readonly string[])[], plan: SheetPlan): string[] {
  const texts = contentRows(rows, plan)
    .slice(0, limits.maxCards)
    .flatMap((row) => rowTexts(row, { ...plan, numbers: {} }))
    .filter(([key, text]) => isAddressColumn(key) && kindOfTarget(text) === 'dialAction')
    .map(([, text]) => text);
  return [...new Set(texts)].filter((text) => phoneNumberRule.check(text) !== undefined);
}

/** The state with the rows as cards. Another type becomes a carousel; its content stays in the stash. */
export function takeRows(
  state: DocumentState,
  rows: readonly (readonly string[])[],
  plan: SheetPlan,
): DocumentState {
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
  rows: readonly (readonly string[])[],
  plan: SheetPlan,
): { first: number; made: number; left: number } {
  const count = contentRows(rows, plan).length;
  const kept = plan.mode === 'add' && draft.type === 'carousel' ? filledCards(draft).length : 0;
  const made = Math.max(0, Math.min(count, limits.maxCards - kept));
  return { first: kept, made, left: count - made };
}
