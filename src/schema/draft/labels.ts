import type { Draft } from './draft';

/** Characters of a label: it stays readable on a tile of the list. */
export const maxLabelLength = 32;
/** Labels that a person can give one draft. A merge of two people's labels keeps them all. */
export const maxLabels = 20;

/** Labels to add to drafts, and those to remove from them. */
export type LabelChange = { add: readonly string[]; remove: readonly string[] };

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** A label without spaces around it, on one line, at most 32 characters long; empty if nothing is left. */
export function tidyLabel(text: string): string {
  const line = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  return Array.from(line).slice(0, maxLabelLength).join('').trim();
}

/** Labels as they are stored: each once, in an order that is the same in every browser. */
export const tidyLabels = (labels: readonly string[]): string[] =>
  [...new Set(labels.map(tidyLabel).filter(Boolean))].toSorted();

/** The member of a draft for labels; none without any. */
export const labelPartOf = (labels: readonly string[]): Pick<Draft, 'labels'> =>
  labels.length > 0 ? { labels: tidyLabels(labels) } : {};

/** The draft with other labels. */
export function withLabels(draft: Draft, { add, remove }: LabelChange): Draft {
  const { labels = [], ...rest } = draft;
  return { ...rest, ...labelPartOf([...labels.filter((label) => !remove.includes(label)), ...add]) };
}

/** Every label of these drafts, in the order of the alphabet. */
export const labelsIn = (drafts: readonly Draft[]): string[] =>
  [...new Set(drafts.flatMap(({ labels = [] }) => labels))].toSorted(collator.compare);

/** The label that people mean with a text: one of these in any case of letters, or a new one. */
export function findLabel(text: string, known: readonly string[]): string {
  const tidy = tidyLabel(text);
  return known.find((label) => collator.compare(label, tidy) === 0) ?? tidy;
}

/** The draft in the archive, or back in the list. */
export function withArchived(draft: Draft, isArchived: boolean): Draft {
  const { archived: _, ...rest } = draft;
  return isArchived ? { ...rest, archived: true } : rest;
}
