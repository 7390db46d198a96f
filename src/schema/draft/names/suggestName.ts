import { limits } from '../../values/limits';

/** Fewer letters than these name nothing: a long word is then cut instead of left out. */
const minLetters = 3;

/** The start of a name within the limit, cut between two words. */
function cutAtWord(name: string): string {
  if (name.length <= limits.name) return name;
  const border = name.slice(0, limits.name + 1).lastIndexOf('_');
  return name.slice(0, border < minLetters ? limits.name : border).replace(/_+$/, '');
}

/** The nearest legal template name to a text: "Order shipped!" gives `order_shipped`. Empty when no character is legal. */
export function suggestName(text: string): string {
  return cutAtWord(
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9_]+/g, '_')
      .replace(/^_+/, text.startsWith('_') ? '_' : '')
      .replace(/_+$/, text.endsWith('_') ? '_' : ''),
  );
}
