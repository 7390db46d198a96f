import type { Highlights } from './highlights';

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
  return {
    'data-path': part,
    'data-selected': isWithin(selectedPath, part) || undefined,
    'data-highlight': highlights.get(part),
  };
}
