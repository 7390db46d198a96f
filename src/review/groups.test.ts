import { expect, test } from 'vitest';
import { groupsOf, toggleGroup } from './groups';

const person = (id: string, ...groups: string[]) => ({ id, name: id, groups });

test('groups are offered by name, each with its people, if they are two or more and can all be asked', () => {
  const crowd = Array.from({ length: 21 }, (_, index) => person(`c${index}`, 'Crowd'));
  const people = [
    person('ada', 'Legal', 'Brand'),
    person('ben', 'Legal'),
    person('chi', 'Alone'),
    person('dev'),
  ];
  expect(groupsOf([...people, ...crowd])).toEqual([{ name: 'Legal', ids: ['ada', 'ben'] }]);
  expect(groupsOf([...people, person('eva', 'Brand')]).map(({ name }) => name)).toEqual(['Brand', 'Legal']);
});

test('a press checks the people of a group once, and a second press unchecks them', () => {
  const legal = { name: 'Legal', ids: ['ada', 'ben'] };
  expect(toggleGroup(['chi', 'ben'], legal)).toEqual(['chi', 'ada', 'ben']);
  expect(toggleGroup(['chi', 'ada', 'ben'], legal)).toEqual(['chi']);
});
