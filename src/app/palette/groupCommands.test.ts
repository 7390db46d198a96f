import { expect, test } from 'vitest';
import type { Command, CommandGroup } from '../../workspace/services/createCommandRegistry';
import { groupCommands } from './findCommands';

const command = (label: string, group: CommandGroup): Command => ({
  id: label,
  label,
  group,
  run: () => undefined,
});
const commands = [
  command('Gallery', 'Pages'),
  command('Undo', 'Actions'),
  ...Array.from({ length: 1000 }, (_, index) => command(`draft_${index}`, 'Drafts')),
];
const names = (query: string, recent: string[] = []) =>
  groupCommands(commands, query, recent).map((group) => [group.name, group.commands.length]);

test('shows a few commands of each group before a search, in the order of the groups', () => {
  expect(names('')).toEqual([
    ['Actions', 1],
    ['Drafts', 6],
    ['Pages', 1],
  ]);
});

test('lists unavailable commands after available ones', () => {
  const undo: Command = { ...command('Undo', 'Actions'), blocker: 'Nothing to undo.' };
  const [group] = groupCommands([undo, command('Copy link', 'Actions')], '', []);
  expect(group?.commands.map(({ label }) => label)).toEqual(['Copy link', 'Undo']);
});

test('lists recent commands first, once, and only if they are still offered', () => {
  expect(groupCommands(commands, ' ', ['Gallery', 'gone'])[0]).toEqual({
    name: 'Used last',
    commands: [commands[0]],
  });
  expect(names('', ['Gallery']).map(([name]) => name)).toEqual(['Used last', 'Actions', 'Drafts']);
});

test('shows the best forty of a thousand matches, and no group without a match', () => {
  expect(names('draft')).toEqual([['Found', 40]]);
  expect(names('qqqq')).toEqual([]);
});
