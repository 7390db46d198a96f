import type { Draft } from '../../schema/draft/draft';

/** The draft that is open now, so that a crash anywhere can still offer it as a file. */
let read: (() => Draft) | undefined;

export const openDraft = {
  get: (): Draft | undefined => read?.(),
  set(reader: (() => Draft) | undefined) {
    read = reader;
  },
};
