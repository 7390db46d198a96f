import { describe, expect, it } from 'vitest';
import { allRules } from './allRules';
import { actionCases } from './testing/actionCases';
import { buttonCases } from './testing/buttonCases';
import { cardCases } from './testing/cardCases';
import { messageCases } from './testing/messageCases';
import { wordingCases } from './testing/wordingCases';
import { adviceAdded, adviceLines, changed } from './testing/changes';

const cases = [...actionCases, ...buttonCases, ...cardCases, ...messageCases, ...wordingCases];

describe('each rule', () => {
  it.each(cases)(
    '$rule gives one advice, at $at',
    ({ rule, level, example, changes, at, sender, also = [] }) => {
      const added = adviceAdded(example, changes, sender);
      const others = added.filter((line) => !also.some((id) => line.includes(` ${id} at `)));
      expect(others).toEqual([`${level} ${rule} at ${at}`]);
    },
  );

  it.each(cases)(
    '$rule has nothing to say about what is nearest to that',
    ({ rule, example, near, sender }) => {
      const lines = adviceLines(changed(example, near), sender);
      const at = adviceLines(changed(example, {}), sender).filter((line) => line.includes(` ${rule} at `));
      expect(lines.filter((line) => line.includes(` ${rule} at `) && !at.includes(line))).toEqual([]);
    },
  );

  it('has such a case, a unique id, a title, a source and a date', () => {
    const ids = allRules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(75);
    expect([...new Set(cases.map(({ rule }) => rule))].sort()).toEqual(ids.toSorted());
    expect(new Set(allRules.map(({ title }) => title)).size).toBe(ids.length);
    for (const { title, source, date } of allRules) {
      expect(title).toMatch(/^[A-Z].{8,80}[^.]$/);
      expect(source).toMatch(/^(?:https:\/\/|Interface document, |No published source$)/);
      expect(date).toMatch(/^(?:20|19)\d\d-\d\d(?:-\d\d)?$/);
    }
  });
});
