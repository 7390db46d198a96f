import { createFontReader } from './createFontReader';
import { createPictureReader, describeUnread } from './createPictureReader';
import { drawPart, type PicturePart } from './drawPart';
import { joinDrawings, type Drawing, type DrawingLayout } from './joinDrawings';

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
  if (!file) throw new Error('the browser has no room for a picture of this size');
  return { file, remark: describeUnread(pictures.unreadHosts()) };
}
