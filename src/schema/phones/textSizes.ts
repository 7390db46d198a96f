/** Text sizes that a person sets on a phone. The last five are the sizes for accessibility. */
export const textSizes = ['small', 'default', 'large', 'largest', 'ax1', 'ax2', 'ax3', 'ax4', 'ax5'] as const;
export type TextSize = (typeof textSizes)[number];
