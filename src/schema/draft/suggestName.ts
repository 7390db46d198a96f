import { limits } from '../values/limits';

/** The nearest legal template name to a text: "Order shipped!" becomes `order_shipped`; an empty text when nothing of it is legal. */
export function suggestName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '_')
    .replace(/^_+/, text.startsWith('_') ? '_' : '')
    .slice(0, limits.name)
    .replace(/_+$/, text.endsWith('_') ? '_' : '');
}
