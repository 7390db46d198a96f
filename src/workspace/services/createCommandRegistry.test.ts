import { expect, test } from 'vitest';
import { createCommandRegistry, type Command } from './createCommandRegistry';

const command = (id: string): Command => ({ id, label: id, group: 'Actions', run: () => undefined });
const source = (id: string) => () => [command(id)];

test('lists the commands of each source, until it is removed, and leaves out those that do not load', async () => {
  const registry = createCommandRegistry();
  const idsOf = async () => (await registry.list()).map(({ id }) => id);
  const removeForm = registry.offer(source('form'));
  registry.offer(async () => {
    throw new Error('not loaded');
  });
  registry.offer(async () => [command('phone')]);
  expect(await idsOf()).toEqual(['form', 'phone']);
  removeForm();
  expect(await idsOf()).toEqual(['phone']);
});
