/**
 * Shares of a picture that a phone hides: from the first on it is reported, as phones crop most pictures a little; the
 * second hides what matters.
 */
export const hiddenPicture = { hint: 0.2, warning: 0.5 } as const;
