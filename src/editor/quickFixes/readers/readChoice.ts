import { singleChoice, type QuickFixReader } from '../../model/quickFix';

/** Words of other interfaces, each with the values that it may mean: the first one that the field has counts. */
const meanings: Readonly<Record<string, readonly string[]>> = {
  LARGE: ['TALL', 'MEDIUM'],
  BIG: ['TALL', 'MEDIUM'],
  HIGH: ['TALL'],
  WIDE: ['MEDIUM'],
  SMALL: ['SHORT', 'HALF'],
  LOW: ['SHORT'],
  SHORT: ['SMALL', 'HALF'],
  NARROW: ['SMALL'],
  TALL: ['MEDIUM'],
  NORMAL: ['MEDIUM'],
  REGULAR: ['MEDIUM'],
  MIDDLE: ['MEDIUM'],
  PORTRAIT: ['VERTICAL'],
  LANDSCAPE: ['HORIZONTAL'],
  START: ['LEFT'],
  END: ['RIGHT'],
  FULLSCREEN: ['FULL'],
  COMPACT: ['HALF'],
  EXTERNAL: ['BROWSER'],
  INAPP: ['WEBVIEW'],
};

/** How a value is named to people, where that is not its own word. */
const names: Readonly<Record<string, string>> = { WEBVIEW: 'In-chat window' };

const nameOf = (value: string) => names[value] ?? value.charAt(0) + value.slice(1).toLowerCase();

/** The choice that comes nearest to a value that is none: "LARGE" of a height is Tall, "vertical" is Vertical. */
export const readChoice: QuickFixReader = (input) => {
  const { text, options = [] } = input;
  const word = text.toUpperCase().replaceAll(/[^A-Z]/g, '');
  const meant = [word, ...(meanings[word] ?? [])].find((value) => options.includes(value));
  const nearest = meant ?? options.find((option) => isOneSlip(word, option));
  return nearest === undefined ? undefined : singleChoice(input, nearest, nameOf(nearest));
};

/** Whether two words differ by one letter that is missing, added or another, or by two that changed places. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 3) return false;
  let first = 0;
  while (first < a.length && a[first] === b[first]) first += 1;
  const [restA, restB] = [a.slice(first), b.slice(first)];
  const swapped = restA.charAt(1) + restA.charAt(0) + restA.slice(2);
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    swapped === restB
  );
}
