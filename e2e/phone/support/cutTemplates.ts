import * as fc from 'fast-check';
import type { CardContentDraft, TemplateDraft } from '../../../src/schema/draft/draft';

/** Words that break lines, run against them, cannot be broken, and read from right to left. */
const word = fc.oneof(
  { weight: 12, arbitrary: fc.stringMatching(/^[A-Za-z]{1,9}$/) },
  { weight: 2, arbitrary: fc.constantFrom('🎉', '👩‍👩‍👧', 'é', '—', '50%', 'W'.repeat(14), 'I', '\n') },
  { weight: 1, arbitrary: fc.constantFrom('नमस्ते', 'شكرا', 'שלום', '[custom_param1a]') },
);
const text = (most: number) =>
  fc.array(word, { minLength: 1, maxLength: most }).map((words) => words.join(' ').trim() || 'x');

const button = fc.tuple(text(5), fc.boolean()).map(([words, isReply]) => {
  const label = words.replaceAll('\n', ' ').slice(0, 25).trim() || 'x';
  return isReply
    ? { reply: { text: label } }
    : { action: { text: label, dialAction: { phoneNumber: '+15551234567' } } };
});

/** Examples of the page, which it loads without being asked: landscape, square and portrait. */
const picture = fc
  .tuple(
    fc.constantFrom('SHORT', 'MEDIUM', 'TALL'),
    fc.constantFrom('bag.jpg', 'card-0.jpg', 'agent-logo.png'),
  )
  .map(([height, file]) => ({
    height,
    contentInfo: { fileUrl: `https://pictures.example.com/${file}` },
  }));

const card = fc.record(
  {
    title: text(30),
    description: fc.oneof(text(20), text(120)),
    media: picture,
    suggestions: fc.array(button, { minLength: 1, maxLength: 4 }),
  },
  { requiredKeys: ['title'] },
) as fc.Arbitrary<CardContentDraft>;

const richCard = fc
  .tuple(card, fc.constantFrom('VERTICAL', 'HORIZONTAL', 'RIGHT'))
  .map(([cardContent, layout]): TemplateDraft => ({
    type: 'rich_card',
    component: {
      richCard: {
        standaloneCard: {
          cardOrientation: layout === 'VERTICAL' ? 'VERTICAL' : 'HORIZONTAL',
          ...(layout === 'VERTICAL'
            ? {}
            : { thumbnailImageAlignment: layout === 'RIGHT' ? 'RIGHT' : 'LEFT' }),
          cardContent,
        },
      },
    },
  }));
const carousel = fc
  .tuple(fc.array(card, { minLength: 2, maxLength: 3 }), fc.constantFrom('SMALL' as const, 'MEDIUM' as const))
  .map(([cardContents, cardWidth]): TemplateDraft => ({
    type: 'carousel',
    component: { richCard: { carouselCard: { cardWidth, cardContents } } },
  }));
const message = fc
  .tuple(text(40), fc.array(button, { minLength: 1, maxLength: 5 }))
  .map(([words, suggestions]): TemplateDraft => ({
    type: 'text_message',
    component: { text: words, suggestions },
  }));

/** The same templates in each run, most of them carousels, which are cut most. */
export function cutTemplates(count: number): TemplateDraft[] {
  const any = fc.oneof(
    { weight: 6, arbitrary: carousel },
    { weight: 3, arbitrary: richCard },
    { weight: 1, arbitrary: message },
  );
  return fc.sample(any, { numRuns: count, seed: 13 }).map((template, index) => {
    return { ...template, name: `drawn_${index}` };
  });
}
