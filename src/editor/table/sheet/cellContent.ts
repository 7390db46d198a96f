import { kindOfTarget } from '../model/buttonTarget';

export type CellContent = 'picture' | 'link' | 'number' | 'price' | 'text';

const PICTURE = /^[^?#]*\.(?:jpe?g|png|gif|webp|avif|bmp|mp4|webm|mov)(?:[?#]|$)/i;
const PICTURE_HOST = /^https?:\/\/(?:img|image|images|pics|photos?|media|cdn)\./i;
const CURRENCY =
  /^(?:₹|\$|€|£|rs\.?|inr|usd|eur|gbp|aed)\s?\d[\d,.\s]*(?:\/-)?$|^\d[\d,.\s]*(?:₹|€|£|\/-|\s?(?:inr|usd|eur|gbp|aed))$/i;
const PLAIN_PRICE = /^\d{1,3}(?:,\d{2,3})+(?:\.\d{1,2})?$|^\d{1,7}(?:\.\d{2})$/;

/** What a cell of a spreadsheet holds; undefined for a blank one. */
export function contentOf(cell: string): CellContent | undefined {
  const text = cell.trim();
  if (text === '') return undefined;
  if (isPrice(text)) return 'price';
  const kind = kindOfTarget(text);
  if (kind === 'dialAction') return 'number';
  if (kind === 'openUrlAction') return PICTURE.test(text) || PICTURE_HOST.test(text) ? 'picture' : 'link';
  return 'text';
}

const isPrice = (text: string) => text.length <= 24 && (CURRENCY.test(text) || PLAIN_PRICE.test(text));
