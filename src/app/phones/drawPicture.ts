import { loadedFontCss } from './loadedFontCss';

/** Stands where a picture's server does not let pages read it: the box stays, and says why it is empty. */
const placeholder = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="464" height="224" viewBox="0 0 464 224"><rect width="464" height="224" fill="#dfe2e8"/><text x="232" y="118" text-anchor="middle" font-family="sans-serif" font-size="20" fill="#4b5261">Picture not included</text></svg>',
)}`;

/** Milliseconds after which a picture counts as not to be had. */
const patience = 5000;

function load(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    const timer = setTimeout(() => reject(new Error('The picture did not arrive in time.')), patience);
    image.crossOrigin = 'anonymous';
    image.referrerPolicy = 'no-referrer';
    image.addEventListener('load', () => {
      clearTimeout(timer);
      resolve(image);
    });
    image.addEventListener('error', () => {
      clearTimeout(timer);
      reject(new Error('The picture may not be read.'));
    });
    image.src = address;
  });
}

async function readPicture(address: string): Promise<string> {
  try {
    const image = await load(address);
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth || 464;
    canvas.height = image.naturalHeight || 224;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL();
  } catch {
    return placeholder;
  }
}

/** An empty document of our own to measure styles in: the library's own one would be inline markup, which the page's policy forbids. */
function emptyFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  document.body.append(frame);
  return frame;
}

/** Image pixels to one CSS pixel. */
const sharpness = 2;
/** CSS px between two phones. */
const gap = 16;

async function drawPart(part: HTMLElement, fonts: string): Promise<HTMLCanvasElement> {
  const { createContext, destroyContext, domToCanvas } = await import('modern-screenshot');
  const context = await createContext(part, {
    // Their own sizes, whatever the zoom that they are looked at with.
    width: part.offsetWidth,
    height: part.offsetHeight,
    scale: sharpness,
    font: { cssText: fonts },
    fetchFn: readPicture,
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

function beside(drawings: readonly HTMLCanvasElement[]): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = drawings.reduce(
    (width, drawing) => width + drawing.width + gap * sharpness,
    -gap * sharpness,
  );
  canvas.height = Math.max(...drawings.map(({ height }) => height));
  const context = canvas.getContext('2d');
  let left = 0;
  for (const drawing of drawings) {
    context?.drawImage(drawing, left, 0);
    left += drawing.width + gap * sharpness;
  }
  return canvas;
}

/**
 * Draws parts of the page beside each other as a PNG, with the boxes that they have on the screen, at two
 * pixels to one. Pictures that may not be read become a labelled placeholder of the same size.
 */
export async function drawPicture(parts: readonly HTMLElement[]): Promise<Blob> {
  const fonts = await loadedFontCss();
  const drawings: HTMLCanvasElement[] = [];
  // One after the other: each measures styles in a frame of its own.
  // oxlint-disable-next-line no-await-in-loop
  for (const part of parts) drawings.push(await drawPart(part, fonts));
  const blob = await new Promise<Blob | null>((resolve) => beside(drawings).toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the browser has no room for a picture of this size');
  return blob;
}
