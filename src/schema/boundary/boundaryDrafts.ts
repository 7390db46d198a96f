import type { Draft } from '../draft/draft';
import type { BoundaryCase } from './boundaryCases';

/** The cases as drafts for the library, which lists the newest first: the first case is the newest. */
export const boundaryDrafts = (cases: readonly BoundaryCase[], now: number): Draft[] =>
  cases.map(({ id, template }, index) => {
    const at = now - index * 1000;
    return { id, template, stash: {}, sendings: [], createdAt: at, changedAt: at };
  });
