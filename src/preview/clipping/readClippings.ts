import { lazy } from '../../lib/values';
import type { Clipping, TextPart } from './clipping';

/** The parts of a drawn phone that can be cut. */
const PARTS = '[data-part="title"], [data-part="description"], [data-part="label"], [data-path$=".media"]';

/** Every part of a drawn phone that is cut or left out, in reading order. It reads the layout, so the phone must be drawn. */
export function readClippings(phone: ParentNode): Clipping[] {
  return [...phone.querySelectorAll<HTMLElement>(PARTS)].flatMap((part) => {
    const cut = part.dataset.part ? cutText(part) : cutPicture(part);
    return cut ? [cut] : [];
  });
}

function cutText(box: HTMLElement): Clipping | undefined {
  const path = box.closest<HTMLElement>('[data-path]')?.dataset['path'];
  if (path === undefined) return undefined;
  const name = box.dataset.part;
  const part: TextPart = name === 'title' || name === 'description' ? name : 'button';
  if (box.getClientRects().length === 0) return { kind: 'gone', part, path };
  if (!isClipped(box)) return undefined;
  const letters = seenLetters(box);
  const folded = box.closest('[data-part="folded"]') ? { isFolded: true as const } : {};
  return letters.seen < letters.of ? { kind: 'text', part, path, ...letters, ...folded } : undefined;
}

/** Ratios of pictures that nobody calls portrait or landscape. */
const square = { from: 0.95, to: 1.05 } as const;

function cutPicture(box: HTMLElement): Clipping | undefined {
  const picture = box.querySelector<HTMLImageElement | HTMLCanvasElement>('img, canvas[width]');
  const path = box.dataset.path;
  if (!picture || path === undefined) return undefined;
  const { width, height } =
    picture instanceof HTMLImageElement
      ? { width: picture.naturalWidth, height: picture.naturalHeight }
      : picture;
  const drawnBox = box.getBoundingClientRect();
  if (width === 0 || height === 0 || drawnBox.height === 0) return undefined;
  const ratio = width / height;
  const drawn = drawnBox.width / drawnBox.height;
  const hidden = 1 - Math.min(ratio / drawn, drawn / ratio);
  if (hidden < 0.01) return undefined;
  const form = ratio < square.from ? 'portrait' : ratio > square.to ? 'landscape' : 'square';
  const edges = ratio < drawn ? 'top and bottom' : 'left and right';
  return { kind: 'picture', path: `${path}.contentInfo.fileUrl`, hidden, form, edges };
}

/** A drawn letter: its text node, its place in it, and its place in the whole text. */
type Letter = { node: Text; start: number; end: number };

/** What is seen of a drawn text: how many of its letters, and which. */
type SeenLetters = { seen: number; of: number; text: string };

const segmenter = lazy(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));
const RIGHT_TO_LEFT =
  /\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;
const STRONG = /\p{L}/u;
/** CSS px by which browsers round boxes and their content differently. */
const ROUNDING = 1;
/** CSS px by which two measurements of the same text differ: less than the 1/64 px in which browsers lay out. */
const NOISE = 0.01;

/** Whether a text is larger than its box. */
function isClipped(box: HTMLElement): boolean {
  return box.scrollHeight > box.clientHeight + ROUNDING || isWiderThanBox(box);
}

/** Whether the one line of a text is wider than its box, by fractions of a px: browsers cut it then. */
function isWiderThanBox(box: HTMLElement): boolean {
  if (getComputedStyle(box).whiteSpace !== 'nowrap') return false;
  const inside = box.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(box);
  const { left, right } = range.getBoundingClientRect();
  return left < inside.left - NOISE || right > inside.right + NOISE;
}

/**
 * The letters that are seen of a text which its box cuts with an ellipsis, after the last line that fits. Letters are
 * counted as people count them, spaces included.
 */
function seenLetters(box: HTMLElement): SeenLetters {
  const letters = lettersOf(box);
  const all = letters.map(textOf).join('').trimEnd();
  const of = countLetters(all);
  if (!isClipped(box)) return { seen: of, of, text: all };
  const inside = box.getBoundingClientRect();
  const range = document.createRange();
  const boxOf = (letter: Letter) => select(range, letter).getBoundingClientRect();
  const hidden = firstBelow(letters, (letter) => boxOf(letter).top >= inside.bottom - ROUNDING);
  const visible = letters.slice(0, hidden);
  const last = lineBefore(visible, (letter) => boxOf(letter).bottom);
  const line = visible.slice(last);
  const isMirrored = isRightToLeft(letters, last, getComputedStyle(box));
  const edge = edgeOfSeen(line, range, isMirrored) ?? edgeOfEllipsis(box, inside, isMirrored);
  const isDrawn = (letter: Letter) => {
    const { left, right } = boxOf(letter);
    return isMirrored ? left >= edge - NOISE : right <= edge + NOISE;
  };
  // The space at the end of a line hangs over its edge.
  const end = line.findLastIndex((letter) => textOf(letter).trim() !== '') + 1;
  const words = line.slice(0, end);
  const fits = words.every((letter) => isDrawn(letter));
  const drawn = fits ? words : words.filter(isDrawn);
  const text = [...visible.slice(0, last), ...drawn].map(textOf).join('').trimEnd();
  return { seen: countLetters(text), of, text };
}

const textOf = ({ node, start, end }: Letter) => node.data.slice(start, end);
const countLetters = (text: string) => [...segmenter().segment(text)].length;

function lettersOf(box: HTMLElement): Letter[] {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const letters: Letter[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node as Text;
    for (const { index, segment } of segmenter().segment(text.data))
      letters.push({ node: text, start: index, end: index + segment.length });
  }
  return letters;
}

/** The index of the first letter of the lines that are not drawn: lines follow each other downwards. */
function firstBelow(letters: readonly Letter[], isBelow: (letter: Letter) => boolean): number {
  let low = 0;
  let high = letters.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const letter = letters[middle];
    if (letter && isBelow(letter)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The index of the first letter of the last line. */
function lineBefore(letters: readonly Letter[], bottomOf: (letter: Letter) => number): number {
  const last = letters.at(-1);
  if (!last) return 0;
  const bottom = bottomOf(last) - ROUNDING;
  return firstBelow(letters, (letter) => bottomOf(letter) >= bottom);
}

/** Whether the last drawn line runs from right to left, by the first letter with a direction of its paragraph. */
function isRightToLeft(letters: readonly Letter[], line: number, style: CSSStyleDeclaration): boolean {
  const before = letters.slice(0, line).findLastIndex((letter) => textOf(letter).includes('\n'));
  const first = letters.slice(before + 1).find((letter) => STRONG.test(textOf(letter)));
  return first ? RIGHT_TO_LEFT.test(textOf(first)) : style.direction === 'rtl';
}

/**
 * Where the letters end that are seen, in the run of letters that the ellipsis cuts: Chromium draws what is left of that
 * run once more, so these letters have two boxes. Undefined where no run is cut, and in other browsers.
 */
function edgeOfSeen(line: readonly Letter[], range: Range, isMirrored: boolean): number | undefined {
  const edges = line.flatMap((letter) => {
    const [first, second] = select(range, letter).getClientRects();
    return first && second ? [isMirrored ? first.left : first.right] : [];
  });
  if (edges.length === 0) return undefined;
  return isMirrored ? Math.min(...edges) : Math.max(...edges);
}

function edgeOfEllipsis(box: HTMLElement, { left, right }: DOMRect, isMirrored: boolean): number {
  // Boxes are measured as they are seen, fonts as they are styled: a phone may be drawn smaller.
  const width = ellipsisWidth(box) * zoomOf(box);
  return isMirrored ? left + width : right - width;
}

/** How much larger an element is seen than it is styled. */
function zoomOf(box: HTMLElement): number {
  const { currentCSSZoom: zoom }: { currentCSSZoom?: number } = box;
  return zoom ?? box.getBoundingClientRect().width / box.offsetWidth;
}

function select(range: Range, { node, start, end }: Letter): Range {
  range.setStart(node, start);
  range.setEnd(node, end);
  return range;
}

/** The names that a canvas takes, by the computed values of the style, which are in small letters. */
const canvasRendering: Readonly<Record<string, CanvasTextRendering>> = {
  geometricprecision: 'geometricPrecision',
  optimizelegibility: 'optimizeLegibility',
  optimizespeed: 'optimizeSpeed',
};

function ellipsisWidth(box: HTMLElement): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  const { fontStyle, fontWeight, fontSize, fontFamily, letterSpacing, textRendering } = getComputedStyle(box);
  // The shorthand is empty where a part of it cannot be written.
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  context.textRendering = canvasRendering[textRendering] ?? 'auto';
  context.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
  return context.measureText('…').width;
}
