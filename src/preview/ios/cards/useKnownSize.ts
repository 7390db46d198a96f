import { useState } from 'react';
import type { Size } from '../../media/recommendedMedia';

type Known = { file?: Size & { source: string }; last?: Size };

/**
 * The size in px of a card's picture as far as it is known: that of the file once it was drawn, else of the picture
 * that was drawn last. So the box stays the same while a picture is loaded, after it failed and before its download.
 */
export function useKnownSize(fileSource: string | undefined) {
  const [known, setKnown] = useState<Known>({});
  const { file, last } = known;

  function noteSize(source: string | undefined, { width, height }: Size) {
    const isFile = source !== undefined && source === fileSource;
    setKnown((before) => ({
      ...before,
      ...(isFile ? { file: { source, width, height } } : {}),
      last: { width, height },
    }));
  }
  return { size: file && file.source === fileSource ? file : last, noteSize };
}
