import { expect, it, describe } from 'vitest';
import { noParameterNotes } from '../schema/draft/parameterNotes';
import { sampleSets } from '../schema/draft/sampleSets';
import { examples } from '../schema/examples/examples';
import { adviceWithSamples, sampleAdviceSteps, findOverruns, overrunSteps } from './withSamples';
import type { TemplateDraft } from '../schema/draft/draft';

const template = {
  name: 'greeting',
  type: 'text_message' as const,
  component: { text: 'Hello [custom_param1a], see you.' },
};
const withOwn = (longest: string) => ({
  ...noParameterNotes,
  samples: { longest: { '[custom_param1a]': longest } },
});

it('finds what a rule says of the values alone, once, with their set', () => {
  const [found, ...others] = adviceWithSamples(template, withOwn('https://bit.ly/x'));
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    id: 'shortened-link-in-text',
    level: 'warning',
    path: ['component', 'text'],
  });
  expect(found?.message).toMatch(
    /^With the longest sample values: Message text contains a link shortened with bit\.ly/,
  );
});

it('says nothing of what the template itself has, of hints, and of values that are made for people', () => {
  const own = { ...template, component: { text: '**Hello** [custom_param1a]' } };
  expect(adviceWithSamples(own, withOwn('**Asha**'))).toEqual([]);
  expect(adviceWithSamples(template, withOwn('WELCOME TO OUR SHOP'))).toEqual([]);
  for (const example of examples)
    expect(adviceWithSamples(example.template, noParameterNotes, { now: Date.UTC(2026, 10, 22) })).toEqual(
      [],
    );
});

it('tries one set of values a step, so that a key may come in between', () => {
  const steps = sampleAdviceSteps(template, noParameterNotes);
  let count = 0;
  while (!steps.next().done) count += 1;
  expect(count).toBe(sampleSets.length);
});

const greeting = (title: string): TemplateDraft => ({
  name: 'greeting',
  type: 'rich_card',
  component: { richCard: { standaloneCard: { cardOrientation: 'VERTICAL', cardContent: { title } } } },
});
const notes = { names: { '[custom_param1a]': { name: 'First name' } }, samples: {} };

describe('limits that values in place of parameters break', () => {
  it('finds each place once, with the values that break it most', () => {
    const found = findOverruns(greeting(`${'a'.repeat(170)} [custom_param1a]`), notes, 3072);
    expect(found).toHaveLength(1);
    expect(found[0]?.message).toMatch(/^With the longest sample values: Title has 2\d\d characters/);
    const own = { ...notes, samples: { short: { '[custom_param1a]': 'b'.repeat(300) } } };
    const [worst] = findOverruns(greeting(`${'a'.repeat(170)} [custom_param1a]`), own, 3072);
    expect(worst?.message).toMatch(/^With short sample values: Title has 471 characters/);
  });

  it('says nothing when all values fit, and nothing about a text that is too long by itself', () => {
    expect(findOverruns(greeting('Hello [custom_param1a]'), notes, 3072)).toEqual([]);
    expect(findOverruns(greeting(`${'a'.repeat(201)} [custom_param1a]`), notes, 3072)).toEqual([]);
    expect(findOverruns(greeting('Hello'), notes, 3072)).toEqual([]);
  });
});

it('tries one set of values a step, so that a key may come in between', () => {
  const steps = overrunSteps(greeting(`${'a'.repeat(170)} [custom_param1a]`), notes, 3072);
  let count = 0;
  let step = steps.next();
  while (!step.done) {
    count += 1;
    step = steps.next();
  }
  expect(count).toBe(sampleSets.length);
  expect(step.value).toHaveLength(1);
});
