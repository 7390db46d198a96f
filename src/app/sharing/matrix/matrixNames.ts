/** Names of the choices of a matrix for people. */
export const phoneNames = { android: 'Android', ios: 'iPhone' } as const;
export const textSizeNames = {
  small: 'Small text',
  default: 'Default text',
  large: 'Large text',
  largest: 'Largest text',
  ax1: 'Accessibility text 1',
  ax2: 'Accessibility text 2',
  ax3: 'Accessibility text 3',
  ax4: 'Accessibility text 4',
  ax5: 'Accessibility text 5',
} as const;
export const themeNames = { light: 'Light', dark: 'Dark' } as const;
