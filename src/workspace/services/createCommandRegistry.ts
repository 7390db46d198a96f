import type { Keys } from '../../ui/browser/keys';

/** The groups of the palette, in the order shown before a search. */
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

/** A destination or an action that the palette offers. */
export type Command = {
  /** Stable, so that recent commands can be listed first. */
  id: string;
  label: string;
  /** By default "Actions". */
  group?: CommandGroup;
  /** Shown beside the label. A match in it counts less. */
  detail?: string;
  /** Whether the search looks in `detail`; absent means yes. */
  isDetailSearched?: boolean;
  /** Synonyms for the search. */
  keywords?: string;
  keys?: readonly Keys[];
  /** Whether this is what the page is for; it comes first among equal matches. */
  isMainAction?: boolean;
  /** Why the command is unavailable now, and how to change that. */
  blocker?: string | undefined;
  run: () => void;
};

/** Lists the current commands of one part of the page. A part may load its list when the palette asks. */
export type CommandSource = () => Command[] | Promise<Command[]>;

/** The commands of everything on the screen. Each part of the page offers its own. */
export function createCommandRegistry() {
  const sources = new Set<CommandSource>();
  return {
    /** Adds a source; returns a function that removes it. */
    offer(source: CommandSource): () => void {
      sources.add(source);
      return () => {
        sources.delete(source);
      };
    },
    /** All commands. Those that could not be loaded are left out. */
    async list(): Promise<Command[]> {
      const lists = await Promise.allSettled([...sources].map(async (source) => source()));
      return lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []));
    },
  };
}
