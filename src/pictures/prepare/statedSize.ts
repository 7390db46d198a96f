import type { Size } from '../../preview/media/recommendedMedia';
import type { MediaKind } from '../../schema/media/mediaKinds';

/** The size in px that the beginning of a picture file states, before it is decoded. Undefined if it states none. */
export function statedSize(kind: MediaKind | undefined, bytes: Uint8Array<ArrayBuffer>): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (kind === 'png')
    return view.byteLength < 24 ? undefined : sizeOf(view.getUint32(16), view.getUint32(20));
  if (kind === 'gif')
    return view.byteLength < 10 ? undefined : sizeOf(view.getUint16(6, true), view.getUint16(8, true));
  return kind === 'jpeg' ? frameSize(view) : undefined;
}

const sizeOf = (width: number, height: number): Size => ({ width, height });

/** Markers of a frame are C0 to CF, without those of tables. */
const isFrame = (marker: number) =>
  marker >= 0xffc0 && marker <= 0xffcf && ![4, 8, 12].includes(marker & 0xf);

function frameSize(view: DataView): Size | undefined {
  for (let at = 2; at + 9 <= view.byteLength;) {
    const marker = view.getUint16(at);
    if (marker >>> 8 !== 0xff || marker === 0xffda) return undefined;
    if (isFrame(marker)) return sizeOf(view.getUint16(at + 7), view.getUint16(at + 5));
    at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return undefined;
}
