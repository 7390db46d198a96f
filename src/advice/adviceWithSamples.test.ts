import { expect, it } from 'vitest';
import { noParameterNotes } from '../schema/draft/parameterNotes';
import { sampleSets } from '../schema/draft/sampleSets';
import { examples } from '../schema/examples/examples';
import { adviceWithSamples, sampleAdviceSteps } from './adviceWithSamples';

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
    /^With the longest values for the parameters: Message text holds a link of bit\.ly/,
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
