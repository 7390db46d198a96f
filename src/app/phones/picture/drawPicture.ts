import { loadedFontCss } from './loadedFontCss';

/** Replaces a picture whose server does not let pages read it. */
const placeholder = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="464" height="224" viewBox="0 0 464 224"><rect width="464" height="224" fill="#dfe2e8"/><text x="232" y="118" text-anchor="middle" font-family="sans-serif" font-size="20" fill="#4b5261">Picture not included</text></svg>',
)}`;

/** Time limit for loading a picture. */
const pictureTimeoutMs = 5000;

function load(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    const timer = setTimeout(
      () => reject(new Error('The picture did not arrive in time.')),
      pictureTimeoutMs,
    );
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

/** The picture at an address as a data URL, or the placeholder. */
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

/** An empty document for measuring styles. The library's own one uses `srcdoc`, which the page's policy forbids. */
function emptyFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  document.body.append(frame);
  return frame;
}

/** Image pixels per CSS pixel. */
const pixelRatio = 2;

async function drawPart(part: HTMLElement, fonts: string): Promise<HTMLCanvasElement> {
  const { createContext, destroyContext, domToCanvas } = await import('modern-screenshot');
  const context = await createContext(part, {
    // Without the zoom of the page.
    width: part.offsetWidth,
    height: part.offsetHeight,
    scale: pixelRatio,
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

function joinSideBySide(drawings: readonly HTMLCanvasElement[], gap: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = drawings.reduce(
    (width, drawing) => width + drawing.width + gap * pixelRatio,
    -gap * pixelRatio,
  );
  canvas.height = Math.max(...drawings.map(({ height }) => height));
  const context = canvas.getContext('2d');
  let left = 0;
  for (const drawing of drawings) {
    context?.drawImage(drawing, left, 0);
    left += drawing.width + gap * pixelRatio;
  }
  return canvas;
}

/**
 * Draws parts of the page side by side as a PNG, with their boxes from the screen, at two pixels per CSS pixel.
 * Replaces pictures that may not be read by a labelled placeholder of the same size. `gap`: between two parts, CSS px.
 */
export async function drawPicture(parts: readonly HTMLElement[], gap: number): Promise<Blob> {
  const fonts = await loadedFontCss();
  const drawings: HTMLCanvasElement[] = [];
  // In turn: each measures styles in a frame of its own.
  // oxlint-disable-next-line no-await-in-loop
  for (const part of parts) drawings.push(await drawPart(part, fonts));
  const blob = await new Promise<Blob | null>((resolve) =>
    joinSideBySide(drawings, gap).toBlob(resolve, 'image/png'),
  );
  if (!blob) throw new Error('the browser has no room for a picture of this size');
  return blob;
}
