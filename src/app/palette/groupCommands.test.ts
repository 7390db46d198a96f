import { expect, test } from 'vitest';
import type { Command, CommandGroup } from '../services/createCommandRegistry';
import { groupCommands } from './groupCommands';

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

test('before anything is typed each group shows a few of its own, in the order of the groups', () => {
  expect(names('')).toEqual([
    ['Actions', 1],
    ['Drafts', 6],
    ['Pages', 1],
  ]);
});

test('what cannot be done now stands behind what can', () => {
  const undo: Command = { ...command('Undo', 'Actions'), hindrance: 'There is nothing to undo.' };
  const [group] = groupCommands([undo, command('Copy link', 'Actions')], '', []);
  expect(group?.commands.map(({ label }) => label)).toEqual(['Copy link', 'Undo']);
});

test('what was used last stands first, once, and only while it can be offered', () => {
  expect(groupCommands(commands, ' ', ['Gallery', 'gone'])[0]).toEqual({
    name: 'Used last',
    commands: [commands[0]],
  });
  expect(names('', ['Gallery']).map(([name]) => name)).toEqual(['Used last', 'Actions', 'Drafts']);
});

test('of a thousand that fit the best forty are shown; of none, nothing', () => {
  expect(names('draft')).toEqual([['Found', 40]]);
  expect(names('qqqq')).toEqual([]);
});
