import { commandGroups, type Command } from '../../workspace/services/createCommandRegistry';
import { rank } from './rank';

export type ShownGroup = { name: string; commands: Command[] };

/** Search results shown. One more letter finds the rest. */
const MAX_FOUND = 40;
/** Commands shown of each group before a search. */
const MAX_IN_GROUP = 6;

/** The lines of the palette: before a search the recent commands and a few of each group, then the matches, best first. */
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
    .sort((a, b) => Number(a.blocker !== undefined) - Number(b.blocker !== undefined));
  return [
    { name: 'Used last', commands: last },
    ...commandGroups.map((name) => ({
      name,
      commands: others.filter(({ group }) => group === name).slice(0, MAX_IN_GROUP),
    })),
  ].filter((group) => group.commands.length > 0);
}
