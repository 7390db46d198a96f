import type { Highlight, Highlights } from '../preview/message/parts';
import { partsAt } from '../preview/message/drawnCards';
import type { TemplateDraft } from '../schema/draft/draft';
import type { Thread } from './threads';

/** The parts of the phone that have open threads. */
export function pinsOf(threads: readonly Thread[], template: TemplateDraft): Highlights {
  const pins = new Map<string, Highlight>();
  for (const { first, path } of threads) {
    if (path === undefined || path === '' || first.resolvedAt !== null) continue;
    for (const part of partsAt(template, path)) pins.set(part, 'comment');
  }
  return pins;
}
