/** D (Google's cross-platform playbook): a card shows up to six lines of title and description together. */
export const maxLines = 6;

/** I: lines that a long title keeps if the description could fill the rest. */
export const maxTitleLines = 2;

export type Lines = { title: number; description: number };

/**
 * The drawn lines of title and description, from the lines that they need at the width of the card. If they need
 * more than six together, the card opens a page with the whole text.
 */
export function lineRule({ title, description }: Lines): Lines & { opensTextPage: boolean } {
  if (title + description <= maxLines) return { title, description, opensTextPage: false };
  const drawnTitle = Math.min(title, Math.max(maxTitleLines, maxLines - description));
  return { title: drawnTitle, description: maxLines - drawnTitle, opensTextPage: true };
}
