import type { MediaHeight } from '../../schema/values/enums';
import { isBesideText, type CardShape } from './drawnCards';

/** The height that Android gives to a picture: tall does not fit a small card, and beside a text there is none. */
export function drawnHeight(shape: CardShape, height: MediaHeight | undefined): MediaHeight | undefined {
  if (isBesideText(shape)) return undefined;
  return shape === 'small' && height === 'TALL' ? 'MEDIUM' : (height ?? 'SHORT');
}
