import type { FontReader } from './createFontReader';
import type { PictureReader } from './createPictureReader';

/** Image pixels per CSS pixel. */
export const pixelRatio = 2;

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
export async function drawPart(
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
