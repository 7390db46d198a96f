import { useMedia } from './useMedia';

/** The windows that show one part of an open draft at a time. The style sheets name the same width. */
const narrow = '(width < 900px)';

export const isNarrow = (): boolean => matchMedia(narrow).matches;

/** Whether the window shows one part of an open draft at a time. */
export const useIsNarrow = (): boolean => useMedia(narrow);
