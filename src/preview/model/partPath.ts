import type { Highlights } from './highlights';

/** Whether a dotted draft path is the part's own path or leads to something inside the part. */
export function isWithin(path: string | undefined, part: string): boolean {
  return path !== undefined && (path === part || path.startsWith(`${part}.`));
}

/** The path where it concerns the part, else nothing: so that a part is drawn again only when it is meant. */
export function selectionWithin(path: string | undefined, part: string): string | undefined {
  return isWithin(path, part) ? path : undefined;
}

/** Attributes by which the page finds a part of the drawing, and by which selected and marked ones are outlined. */
export function partAttributes(part: string, selectedPath: string | undefined, marks: Highlights) {
  return {
    'data-path': part,
    'data-selected': isWithin(selectedPath, part) || undefined,
    'data-mark': marks.get(part),
  };
}
