/*
 * Numbers that the iPhone's drawing shares with the advice, each once. Letter and source of each: `figureNotes.ts` in
 * `preview/evidence`.
 */

/** Lines of a notification, of title and description of a card together, and of a long title among them. */
export const iosLines = { lockScreen: 4, banner: 2, card: 6, title: 2 } as const;

/** More actions fold into "Options". */
export const iosInlineActions = 2;
