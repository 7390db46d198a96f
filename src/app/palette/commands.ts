import type { Keys } from '../../ui/browser/keys';

/** The groups in the order in which they stand when nothing is searched. */
export const commandGroups = [
  'Actions',
  'Fields',
  'Drafts',
  'New template',
  'Phone',
  'Pages',
  'This page',
] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** Something that a person can go to or do from anywhere. */
export type Command = {
  /** The same each time, so that what was used last comes first. */
  id: string;
  label: string;
  group: CommandGroup;
  /** What it is about, shown beside the label and searched with less weight. */
  detail?: string;
  /** Whether it is found by what it is about; absent means yes. */
  isDetailSearched?: boolean;
  /** Other words by which people look for it. */
  words?: string;
  keys?: readonly Keys[];
  /** Why it cannot be done now, and what to do for that. */
  hindrance?: string | undefined;
  run: () => void;
};

/** Makes the commands of a part of the page, as they are at the moment. */
export type CommandSource = () => Promise<Command[]>;

const sources = new Set<CommandSource>();

/** Adds the commands of a part of the page; answers how to take them away again. */
export function offerCommands(source: CommandSource): () => void {
  sources.add(source);
  return () => {
    sources.delete(source);
  };
}

/** All commands of what is on the screen now. */
export async function offeredCommands(): Promise<Command[]> {
  return (await Promise.all([...sources].map((source) => source()))).flat();
}
