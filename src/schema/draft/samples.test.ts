import { describe, expect, it } from 'vitest';
import type { TemplateDraft } from './draft';
import { noParameterNotes } from './parameterNotes';
import { readableText, samplesOf } from './samples';
import { defaultSample } from './sampleDefaults';
import { sampleSets } from './sampleSets';

const [one, two, three] = ['[custom_param1a]', '[custom_param2a]', '[custom_param3a]'];
const template: TemplateDraft = {
  type: 'text_message',
  component: {
    text: `${one} ${two}`,
    suggestions: [{ action: { text: 'Pay', openUrlAction: { url: `https://shop.example/${three}` } } }],
  },
};

describe('samplesOf', () => {
  it('gives values that fit the names, and the own ones first', () => {
    const names = {
      [one]: { name: 'Amount' },
      [two]: { name: 'Customer name' },
      [three]: { name: 'Amount' },
    };
    expect(samplesOf({ names, samples: { typical: { [two]: 'Asha' } } }, 'typical', template)).toEqual({
      [one]: '₹1,499',
      [two]: 'Asha',
      [three]: '48213',
    });
  });

  it('gives neighbours without a name different values, in every set', () => {
    for (const set of sampleSets) {
      const values = samplesOf(noParameterNotes, set, template);
      expect(new Set([values[one], values[two]]).size).toBe(2);
    }
  });
});

it.each([
  ['Order date', '14 March'],
  ['Order number', 'NL-48213'],
  ['Coupon code', 'SAVE20'],
  ['First name', 'Priya Sharma'],
  ['Due amount', '₹1,499'],
  ['Delivery time', '6:30 pm'],
])('%s looks like %s', (name, value) => {
  expect(defaultSample('typical', { name, isInAddress: false, index: 0 })).toBe(value);
});

it('a text on its own is read with samples, or with the number of a marker without a name', () => {
  const notes = { names: { [one]: { name: 'Customer name' } }, samples: {} };
  expect(readableText(`Hi ${one}, ${two}`, notes)).toBe('Hi Priya Sharma, Field 2');
  const both = { names: { [one]: { name: 'Name' }, [two]: { name: 'Field 1' } }, samples: {} };
  expect(readableText(`Dear ${one}, ${two} is your code, ${one}.`, both)).toBe(
    'Dear Priya Sharma, NL-48213 is your code, Priya Sharma.',
  );
});
