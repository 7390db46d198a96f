import { expect, test } from 'vitest';
import type { ReportedFinding } from '../state/findings';
import { cutsText } from './CheckItem';

const seen = (message: string, text?: string) => ({
  message,
  state: {},
  ...(text === undefined ? {} : { text }),
});

const on = (system: string, message: string) => ({ message, state: { system } });

test('each phone is told, also where the other one cuts more', () => {
  const seenOn = [
    ...Array.from({ length: 6 }, (_, index) => on('android', `Android ${index}.`)),
    on('ios', 'iPhone 0.'),
    on('ios', 'iPhone 1.'),
  ];
  const finding: ReportedFinding = { id: 'cut-title', level: 'hint', path: ['name'], message: '', seenOn };
  const lines = cutsText([finding]).split('\n').slice(3);
  expect(lines).toEqual([
    '- Android 0.',
    '- Android 1.',
    '- Android 2.',
    '- iPhone 0.',
    '- and on 4 more phones and text sizes',
  ]);
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
      'Cut off on phones: spring_sale',
      '',
      'Card › Title',
      '- iPhone: 5 of 9 letters of the title are seen. “Your…”',
      '- Gone.',
      '- Gone.',
      '- Gone.',
      '- and on 2 more phones and text sizes',
    ].join('\n'),
  );
});
