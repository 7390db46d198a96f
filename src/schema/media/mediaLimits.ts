import { limits } from '../values/limits';

/** Figures about media, in bytes and pixels, beside those of the interface document in `limits`. */
export const mediaLimits = {
  /** One file. */
  fileBytes: limits.fileBytes,
  /** All media of one message together: 100 MiB (platform's release notes of 31 July 2025). */
  messageBytes: 104_857_600,
  thumbnailBytes: limits.thumbnailBytes,
  /** Recommended for a fast message: thumbnail, picture, film (rich-card guide). */
  recommendedThumbnailBytes: 50_000,
  recommendedPictureBytes: 2_000_000,
  recommendedFilmBytes: 10_000_000,
  /** A picture of more pixels takes over 400 MB of memory when a phone or browser draws it. */
  pixels: 100_000_000,
  /** Addresses in one media check: two for each card of the longest carousel. */
  checkedAddresses: 20,
  /** Characters of a file's original name, and of the JSON of a crop. */
  nameCharacters: 200,
  cropCharacters: 2000,
} as const;
