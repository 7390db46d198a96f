import type { DrawnFacts, SeenCut } from './seen';

const TEXTS = '[data-part="title"], [data-part="description"]';
const BUTTONS = '[data-path*="suggestions."]';
const MEDIA = '[data-path$=".media"]';

/** Ratios of pictures that nobody calls portrait or landscape. */
const square = { from: 0.95, to: 1.05 } as const;

/** What the drawn phone alone knows. It reads the layout, so the phone must be drawn. */
export function readDrawn(phone: ParentNode): DrawnFacts {
  const parts = (selector: string) =>
    [...phone.querySelectorAll<HTMLElement>(selector)].flatMap((part) => {
      const path = part.closest<HTMLElement>('[data-path]')?.dataset['path'];
      return path === undefined ? [] : [{ part, path }];
    });
  const pictures = parts(MEDIA).filter(({ part }) => sizeOfPicture(part) !== undefined);
  return {
    cuts: [
      ...parts(TEXTS).flatMap(({ part, path }) => cutText(part, path, [part])),
      ...parts(BUTTONS).flatMap(({ part, path }) =>
        cutText(part, path, [part, ...part.querySelectorAll('*')]),
      ),
      ...pictures.flatMap(({ part, path }) => cutPicture(part, path)),
    ],
    pictures: pictures.map(({ path }) => path),
  };
}

/** `texts` are the elements that may end with an ellipsis. */
function cutText(part: Element, path: string, texts: readonly Element[]): SeenCut[] {
  if (part.getClientRects().length === 0) return [{ kind: 'gone', path }];
  return texts.some(isClipped) ? [{ kind: 'text', path }] : [];
}

/** One pixel of room: browsers round boxes and their content differently. */
function isClipped(text: Element): boolean {
  const { overflow, textOverflow, webkitLineClamp } = getComputedStyle(text);
  const isTooWide = textOverflow === 'ellipsis' && text.scrollWidth > text.clientWidth + 1;
  const isTooHigh = text.scrollHeight > text.clientHeight + 1;
  return isTooWide || (isTooHigh && (overflow === 'hidden' || webkitLineClamp !== 'none'));
}

function sizeOfPicture(box: Element): { width: number; height: number } | undefined {
  const picture = box.querySelector<HTMLImageElement | HTMLCanvasElement>('img, canvas[width]');
  if (!picture) return undefined;
  const { width, height } =
    picture instanceof HTMLImageElement
      ? { width: picture.naturalWidth, height: picture.naturalHeight }
      : picture;
  return width > 0 && height > 0 ? { width, height } : undefined;
}

function cutPicture(box: Element, path: string): SeenCut[] {
  const size = sizeOfPicture(box);
  if (!size || box.clientHeight === 0) return [];
  const ratio = size.width / size.height;
  const drawn = box.clientWidth / box.clientHeight;
  const hidden = 1 - Math.min(ratio / drawn, drawn / ratio);
  if (hidden < 0.01) return [];
  const form = ratio < square.from ? 'portrait' : ratio > square.to ? 'landscape' : 'square';
  return [{ kind: 'picture', path, hidden, form }];
}
