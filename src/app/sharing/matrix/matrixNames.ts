/** Names of the choices of a matrix for people. */
export const phoneNames = { android: 'Android', ios: 'iPhone' } as const;
export const textSizeNames = {
  small: 'Small text',
  default: 'Default text',
  large: 'Large text',
  largest: 'Largest text',
} as const;
export const themeNames = { light: 'Light', dark: 'Dark' } as const;
