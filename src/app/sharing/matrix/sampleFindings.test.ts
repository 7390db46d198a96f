import { expect, it } from 'vitest';
import { noParameterNotes } from '../../../schema/draft/parameterNotes';
import { sampleFindings } from './sampleFindings';

const marker = '[custom_param1a]';
const draft = (title: string) => ({
  name: 'a',
  type: 'rich_card' as const,
  component: {
    richCard: { standaloneCard: { cardOrientation: 'VERTICAL' as const, cardContent: { title } } },
  },
});
const notes = { ...noParameterNotes, samples: { longest: { [marker]: 'a'.repeat(150) } } };

it('names what the values of a set break, and nothing that the template breaks itself', () => {
  const found = sampleFindings(draft(`${'b'.repeat(80)}${marker}`), notes, 'longest');
  expect(found).toContainEqual(
    expect.objectContaining({
      level: 'error',
      path: ['component', 'richCard', 'standaloneCard', 'cardContent', 'title'],
      message: 'Title has 230 characters. Use 200 or fewer.',
    }),
  );
  expect(sampleFindings(draft(`Hello ${marker}`), noParameterNotes, 'typical')).toEqual([]);
  expect(sampleFindings(draft('c'.repeat(300)), notes, 'longest')).toEqual([]);
});
