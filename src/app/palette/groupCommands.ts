import { commandGroups, type Command } from '../services/createCommandRegistry';
import { rank } from './rank';

export type ShownGroup = { name: string; commands: Command[] };

/** Lines that are shown of what was found; what is further down is found by another letter. */
const MAX_FOUND = 40;
/** Lines of each group while nothing is searched. */
const MAX_OF_GROUP = 6;

/** What the palette shows: what was used last and a look into each group, or what fits, best first. */
export function groupCommands(
  commands: readonly Command[],
  query: string,
  recent: readonly string[],
): ShownGroup[] {
  if (query.trim() !== '') {
    const found = rank(commands, query, recent).slice(0, MAX_FOUND);
    return found.length === 0 ? [] : [{ name: 'Found', commands: found }];
  }
  const last = recent.flatMap((id) => commands.find((command) => command.id === id) ?? []);
  const others = commands
    .filter((command) => !last.includes(command))
    .sort((a, b) => Number(a.hindrance !== undefined) - Number(b.hindrance !== undefined));
  return [
    { name: 'Used last', commands: last },
    ...commandGroups.map((name) => ({
      name,
      commands: others.filter(({ group }) => group === name).slice(0, MAX_OF_GROUP),
    })),
  ].filter((group) => group.commands.length > 0);
}
