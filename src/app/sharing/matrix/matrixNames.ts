/** Names of the themes of a matrix for people. */
export const themeNames = { light: 'Light', dark: 'Dark' } as const;
