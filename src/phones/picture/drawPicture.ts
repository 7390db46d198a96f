import { createFontReader, type FontReader } from './createFontReader';
import { createPictureReader, describeUnread, type PictureReader } from './createPictureReader';

/** A drawn PNG. `remark`: the sentence about pictures that are not in it; empty if all are. */
export type Picture = { file: Blob; remark: string };

/**
 * Draws parts of the page as one PNG, at two pixels per CSS pixel. Replaces pictures that may not be read by a
 * labelled placeholder of the same size.
 */
export async function drawPicture(parts: readonly PicturePart[], layout: DrawingLayout): Promise<Picture> {
  const fonts = createFontReader();
  const pictures = createPictureReader();
  const drawings: Drawing[] = [];
  for (const part of parts) {
    // In turn: each measures styles in a frame of its own.
    // oxlint-disable-next-line no-await-in-loop
    drawings.push({ canvas: await drawPart(part, { fonts, pictures }), ...part });
  }
  const joined = joinDrawings(drawings, layout);
  const file = await new Promise<Blob | null>((resolve) => joined.toBlob(resolve, 'image/png'));
  if (!file) throw new Error('it is too large for this browser');
  return { file, remark: describeUnread(pictures.unreadHosts()) };
}

/** Image pixels per CSS pixel. */
const pixelRatio = 2;

/** A part of the page and its box in the picture. */
export type PicturePart = {
  element: HTMLElement;
  /** CSS px, without the zoom of the page. */
  width: number;
  height: number;
  /** Whether scrolled content stays scrolled; else it is drawn from its start. */
  keepsScroll: boolean;
  /** A colour around the part, for one that has none of its own. */
  ground?: string;
};

/** An empty document for measuring styles. The library's own one uses `srcdoc`, which the page's policy forbids. */
function emptyFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  document.body.append(frame);
  return frame;
}

/** A caption stands on the page. In a picture it needs a ground of its own, as the picture may stand on any other. */
function giveGround(copy: Node) {
  if (!(copy instanceof HTMLElement) || copy.tagName !== 'FIGCAPTION') return;
  copy.style.backgroundColor = getComputedStyle(document.documentElement).backgroundColor;
  copy.style.borderRadius = '8px';
}

/** Browsers report the display of a text that is cut to a number of lines as another one, which does not cut. */
function keepLineClamp(copy: Node) {
  if (!(copy instanceof HTMLElement) || !/^\d/.test(copy.style.webkitLineClamp)) return;
  copy.style.display = '-webkit-box';
  copy.style.setProperty('-webkit-box-orient', 'vertical');
}

/** The shadow of a phone falls on the page; at the edges of a picture it would be cut off. */
function removeShadow(copy: Node) {
  if (!(copy instanceof HTMLElement) || copy.dataset.part !== 'device') return;
  const shadows = copy.style.boxShadow.split(/,(?![^(]*\))/);
  // A line has no blur, its third length.
  copy.style.boxShadow = shadows.filter((shadow) => /px -?[\d.]+px 0px/.test(shadow)).join(',');
}

/** Draws a part with its box from the screen, at two pixels per CSS pixel. */
async function drawPart(
  { element, width, height, keepsScroll }: PicturePart,
  { fonts, pictures }: { fonts: FontReader; pictures: PictureReader },
): Promise<HTMLCanvasElement> {
  const { createContext, destroyContext, domToCanvas } = await import('modern-screenshot');
  const context = await createContext(element, {
    width,
    height,
    scale: pixelRatio,
    font: { cssText: await fonts.cssOf(element) },
    features: { restoreScrollPosition: keepsScroll },
    fetchFn: (address) => pictures.read(address),
    onCloneEachNode(copy) {
      giveGround(copy);
      removeShadow(copy);
      keepLineClamp(copy);
      pictures.replaceUnread(copy);
    },
  });
  const frame = emptyFrame();
  context.sandbox = frame;
  try {
    return await domToCanvas(context);
  } finally {
    destroyContext(context);
    frame.remove();
  }
}

type Drawing = Pick<PicturePart, 'ground'> & { canvas: HTMLCanvasElement };
type DrawingLayout = 'row' | 'column';

/** CSS px between two drawings, and around one that gets a ground. */
const gap = 16;

/** One canvas with all drawings, side by side or one below the other. Each starts at the top or at the left. */
function joinDrawings(drawings: readonly Drawing[], layout: DrawingLayout): HTMLCanvasElement {
  const space = gap * pixelRatio;
  const boxes = drawings.map(({ canvas, ground }) => {
    const margin = ground === undefined ? 0 : space;
    return { canvas, ground, margin, width: canvas.width + 2 * margin, height: canvas.height + 2 * margin };
  });
  const lengthOf = (side: 'width' | 'height') => {
    const isAlong = (layout === 'row') === (side === 'width');
    const sides = boxes.map((box) => box[side]);
    return isAlong ? sides.reduce((sum, length) => sum + length + space, -space) : Math.max(...sides);
  };
  const joined = document.createElement('canvas');
  joined.width = lengthOf('width');
  joined.height = lengthOf('height');
  const context = joined.getContext('2d');
  let at = 0;
  for (const { canvas, ground, margin, width, height } of boxes) {
    const [x, y] = layout === 'row' ? [at, 0] : [0, at];
    if (context && ground !== undefined) {
      context.fillStyle = ground;
      context.fillRect(x, y, width, height);
    }
    context?.drawImage(canvas, x + margin, y + margin);
    at += (layout === 'row' ? width : height) + space;
  }
  return joined;
}
