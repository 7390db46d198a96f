import type { Cut, TextPart } from './cut';
import { isClipped, seenLetters } from './seenLetters';

/** The parts of a drawn phone that can be cut. */
const PARTS = '[data-part="title"], [data-part="description"], [data-part="label"], [data-path$=".media"]';

/** Every part of a drawn phone that is cut or left out, in reading order. It reads the layout, so the phone must be drawn. */
export function readCuts(phone: ParentNode): Cut[] {
  return [...phone.querySelectorAll<HTMLElement>(PARTS)].flatMap((part) => {
    const cut = part.dataset.part ? cutText(part) : cutPicture(part);
    return cut ? [cut] : [];
  });
}

function cutText(box: HTMLElement): Cut | undefined {
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

function cutPicture(box: HTMLElement): Cut | undefined {
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
