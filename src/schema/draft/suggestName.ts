import { limits } from '../values/limits';

/** The nearest legal template name to a text: "Order shipped!" gives `order_shipped`. Empty when no character is legal. */
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
