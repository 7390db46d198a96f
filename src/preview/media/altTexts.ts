import { createContext, use } from 'react';
import { altTextOf, noAltTexts } from '../../schema/media/altTexts';

/** The alt texts of the pictures of a phone. */
export const AltTextsContext = createContext(noAltTexts);

/** The alt text of a file; undefined if there is none. */
export function useAltText(fileUrl: string): string | undefined {
  return altTextOf(use(AltTextsContext), fileUrl) || undefined;
}
