import { expect, test } from 'vitest';
import { createCommandRegistry, type Command } from './createCommandRegistry';

const command = (id: string): Command => ({ id, label: id, group: 'Actions', run: () => undefined });
const source = (id: string) => () => [command(id)];

test('lists the commands of each source, until it is removed', () => {
  const registry = createCommandRegistry();
  const idsOf = () => registry.list().map(({ id }) => id);
  const removeForm = registry.offer(source('form'));
  registry.offer(source('phone'));
  expect(idsOf()).toEqual(['form', 'phone']);
  removeForm();
  expect(idsOf()).toEqual(['phone']);
});
