import { createContext } from 'react';
import type { TemplateDraft } from '../../schema/draft/draft';
import { drawnCards } from '../message/drawnCards';

/** The kind of difference between a part and its counterpart in another template. */
export type Highlight = 'added' | 'removed' | 'changed' | 'moved';

/** Highlighted parts by dotted draft path. */
export type Highlights = ReadonlyMap<string, Highlight>;

export const noHighlights: Highlights = new Map();

/** The highlighted parts of a phone; the selected part has an outline of its own. */
export const HighlightsContext = createContext(noHighlights);

const PART =
  /^component(?:\.text|(?:\.richCard\.(?:standaloneCard\.cardContent|carouselCard\.cardContents\.\d+))?(?:\.suggestions\.\d+|\.media|\.title|\.description)|\.richCard\.(?:standaloneCard\.cardContent|carouselCard\.cardContents\.\d+))/;

/**
 * The parts of the drawing for a dotted draft path: the innermost part around it, or every card for a path above
 * the cards. None for a field that no phone shows, such as the name.
 */
export function partsAt(template: TemplateDraft, path: string): string[] {
  const [part] = PART.exec(path) ?? [];
  if (part !== undefined) return [part];
  return path.startsWith('component.richCard') ? drawnCards(template).map((card) => card.path) : [];
}
