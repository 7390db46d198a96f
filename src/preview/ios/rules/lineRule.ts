/** D (Google's cross-platform playbook): a card shows up to six lines of title and description together. */
export const maxLines = 6;

/** I: how many of them a long title keeps when the description could fill the rest. */
export const maxTitleLines = 2;

export type Lines = { title: number; description: number };

/**
 * How many lines of a card's title and description are drawn, from how many they would need at the card's
 * width. When they need more than six together the rest is on a page of text that the card opens.
 */
export function lineRule({ title, description }: Lines): Lines & { opensTextPage: boolean } {
  if (title + description <= maxLines) return { title, description, opensTextPage: false };
  const drawnTitle = Math.min(title, Math.max(maxTitleLines, maxLines - description));
  return { title: drawnTitle, description: maxLines - drawnTitle, opensTextPage: true };
}
