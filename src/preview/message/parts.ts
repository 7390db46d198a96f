import { createContext } from 'react';
import { carouselPath, standaloneContentPath } from '../../schema/draft/cards';

/**
 * The kind of difference between a part and its counterpart in another template; or that there are comments on it, with
 * their numbers.
 */
export type Highlight = 'added' | 'removed' | 'changed' | 'moved' | `comment ${string}`;

/** Highlighted parts by dotted draft path. */
export type Highlights = ReadonlyMap<string, Highlight>;

export const noHighlights: Highlights = new Map();

/** The highlighted parts of a phone; the selected part has an outline of its own. */
export const HighlightsContext = createContext(noHighlights);

/** Dotted draft paths of the parts of a message. */
export const messagePaths = {
  text: 'component.text',
  chips: 'component.suggestions',
  standaloneCard: standaloneContentPath,
  carousel: carouselPath,
} as const;

/** The part of a phone that shows the sender: its header. It is no path of a template. */
export const senderPart = 'sender';

/** Whether a dotted draft path leads to the part or into it. */
export function isWithin(path: string | undefined, part: string): boolean {
  return path !== undefined && (path === part || path.startsWith(`${part}.`));
}

/** The selected path if it lies in the part. A selection elsewhere then redraws no memoised part. */
export function selectionWithin(path: string | undefined, part: string): string | undefined {
  return isWithin(path, part) ? path : undefined;
}

/** Attributes of a part: its path for clicks and keys, its selection and its highlight for outlines. */
export function partAttributes(part: string, selectedPath: string | undefined, highlights: Highlights) {
  const [kind, pin] = highlights.get(part)?.split(' ') ?? [];
  return {
    'data-path': part,
    'data-selected': isWithin(selectedPath, part) || undefined,
    'data-highlight': kind,
    'data-pin': pin,
  };
}
