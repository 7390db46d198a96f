import { createContext } from 'react';
import type { TemplateDraft } from '../../schema/draft/draft';
import { cardsOf } from './templateParts';

/** Why a part is outlined: it differs from another template's. */
export type Highlight = 'added' | 'removed' | 'changed' | 'moved';

/** Outlined parts by the dotted draft path that they are drawn with. */
export type Highlights = ReadonlyMap<string, Highlight>;

export const noHighlights: Highlights = new Map();

/** The parts of a phone that are outlined, beside the one that is selected. */
export const HighlightsContext = createContext(noHighlights);

const PART =
  /^component(?:\.text|(?:\.richCard\.(?:standaloneCard\.cardContent|carouselCard\.cardContents\.\d+))?(?:\.suggestions\.\d+|\.media|\.title|\.description)|\.richCard\.(?:standaloneCard\.cardContent|carouselCard\.cardContents\.\d+))/;

/**
 * The parts of the drawing that show what stands at a dotted draft path: the innermost one, or all cards where
 * it is about the cards as a whole. None for what no phone shows, as the name.
 */
export function partsAt(template: TemplateDraft, path: string): string[] {
  const [part] = PART.exec(path) ?? [];
  if (part !== undefined) return [part];
  return path.startsWith('component.richCard') ? cardsOf(template).map((card) => card.path) : [];
}
