import { expect, test } from 'vitest';
import type { ReportedFinding } from '../state/findings';
import { cutsText } from './cutsText';

const seen = (message: string, text?: string) => ({
  message,
  state: {},
  ...(text === undefined ? {} : { text }),
});

test('what phones cut reads as a letter to a customer, with what is seen', () => {
  const findings: ReportedFinding[] = [
    {
      id: 'cut-title',
      level: 'warning',
      path: ['component', 'richCard', 'standaloneCard', 'cardContent', 'title'],
      message: 'not told',
      seenOn: [
        seen('iPhone: 5 of 9 letters of the title are seen.', 'Your'),
        ...Array.from({ length: 5 }, () => seen('Gone.')),
      ],
    },
  ];
  expect(cutsText(findings, 'spring_sale')).toBe(
    [
      'What phones do not show of spring_sale',
      '',
      'Card › Title',
      '- iPhone: 5 of 9 letters of the title are seen. “Your…”',
      '- Gone.',
      '- Gone.',
      '- Gone.',
      '- and in 2 more states',
    ].join('\n'),
  );
});
