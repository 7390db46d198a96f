import type { RemovedMetadata } from '../../../schema/media/mediaFile';

/** A file without its metadata, not encoded anew. */
export type Cleaned = {
  /** The new content. The parts are views of the old one. */
  parts: Uint8Array[];
  /** As people see it, after the rotation that the file asks for. */
  size?: PixelSize | undefined;
  removed: ReadonlySet<RemovedMetadata>;
};

export type PixelSize = { width: number; height: number };

/** The content ends too early, or is not what its first bytes say. */
export class DamagedFile extends Error {}

/** The size as people see it; orientations 5 to 8 of EXIF turn a picture by 90 degrees. */
export function turn({ width, height }: PixelSize, orientation: number): PixelSize {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}
