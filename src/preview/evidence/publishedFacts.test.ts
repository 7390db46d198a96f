import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publishedFacts } from './publishedFacts';

const file = `${import.meta.dirname}/../../../public/phones.json`;
type Published = Record<'facts' | 'conflicts' | 'announced', { id: string }[]>;
const idsOf = ({ facts, conflicts, announced }: Published) =>
  [...facts, ...conflicts, ...announced].map(({ id }) => id);
const published: Published = existsSync(file)
  ? (JSON.parse(readFileSync(file, 'utf8')) as Published)
  : { facts: [], conflicts: [], announced: [] };

test('each fact has an address of its own, and those that were published stay', () => {
  const ids = idsOf(publishedFacts);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^(?:android|iphone|conflict|announced)-[a-z0-9-]+$/);
  expect(idsOf(published).filter((id) => !ids.includes(id))).toEqual([]);
});

test('/phones.json is made of them', async () => {
  // `npx vitest run --project unit src/preview/evidence -u` writes it.
  await expect(`${JSON.stringify(publishedFacts, null, 2)}\n`).toMatchFileSnapshot(file);
});

test('each has a source, a date and what is shown; of iPhones, the version where the source names one', () => {
  for (const { evidence, source, date, shown } of [...publishedFacts.facts, ...publishedFacts.announced]) {
    expect(['documented', 'observed', 'inferred']).toContain(evidence);
    expect(source).not.toBe('');
    expect(shown).not.toBe('');
    expect(date).toMatch(/^\d{4}-\d{2}/);
  }
  const systems = publishedFacts.facts.map(({ phone, system }) => `${phone} ${system ?? ''}`);
  expect(new Set(systems)).toEqual(new Set(['android ', 'ios ', 'ios iOS 26.2']));
});

test('what is announced is not among what is drawn', () => {
  const drawn = new Set(publishedFacts.facts.map(({ subject }) => subject));
  expect(publishedFacts.announced.length).toBeGreaterThan(5);
  for (const { subject } of publishedFacts.announced) expect(drawn).not.toContain(subject);
});
