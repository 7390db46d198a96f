import { iosLines } from '../../../schema/phones/iosFigures';

const { card: maxLines, title: maxTitleLines } = iosLines;

export type Lines = { title: number; description: number };

/**
 * The drawn lines of title and description, from the lines that they need at the width of the card. If they need
 * more together than the card has, the card opens a page with the whole text.
 */
export function lineRule({ title, description }: Lines): Lines & { opensTextPage: boolean } {
  if (title + description <= maxLines) return { title, description, opensTextPage: false };
  const drawnTitle = Math.min(title, Math.max(maxTitleLines, maxLines - description));
  return { title: drawnTitle, description: maxLines - drawnTitle, opensTextPage: true };
}
