import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TemplateDraft } from '../schema/draft/draft';
import { examples } from '../schema/examples/examples';
import { templateTree } from '../schema/template/templateTree';
import { inDocumentOrder, type FieldNode } from '../schema/walk/fieldNode';
import { formatPath } from '../schema/values/issues';
import { limits } from '../schema/values/limits';
import { template } from '../schema/testing/template.arbitrary';
import { adviceLines, changed } from './testing/changes';
import { findAdvice } from './findAdvice';

const card = 'component.richCard.standaloneCard.cardContent';
const cards = 'component.richCard.carouselCard.cardContents';

const speedAdvice = (path: string) => [
  `hint long-copy at ${path}.description`,
  `hint card-options-on-iphone at ${path}.suggestions`,
];

/** The examples lead to sites of the examples' own, which nobody may use. */
const exampleAddress = 'hint example-address at component';

/** The other advice about the finished examples; examples that are not listed get none. */
const adviceOfExamples: Record<string, string[]> = {
  'appointment-reminder': [
    'hint message-options-on-iphone at component.suggestions',
    'hint replies-before-actions at component.suggestions',
  ],
  'bank-alert': ['hint replies-before-actions at component.suggestions'],
  'delivery-location': [
    'hint replies-before-actions at component.suggestions',
    'hint location-first at component.suggestions[0]',
  ],
  'boarding-pass': [`hint long-copy at ${card}.description`],
  'clinic-visit': ['hint horizontal-on-iphone at component.richCard.standaloneCard.cardOrientation'],
  'store-nearby': [
    `hint card-options-on-iphone at ${card}.suggestions`,
    `hint location-first at ${card}.suggestions[0]`,
    `hint query-on-android-only at ${card}.suggestions[1].action.viewLocationAction.query`,
  ],
  'hotel-booking': [`hint card-options-on-iphone at ${card}.suggestions`],
  loyalty: [
    `hint gif-on-iphone at ${card}.media.contentInfo.fileUrl`,
    `hint forced-refresh at ${card}.media.contentInfo.forceRefresh`,
    `hint query-on-android-only at ${card}.suggestions[1].action.viewLocationAction.query`,
  ],
  'insurance-renewal': ['hint horizontal-on-iphone at component.richCard.standaloneCard.cardOrientation'],
  'mobile-plans': [
    `hint query-on-android-only at ${cards}[0].suggestions[1].action.viewLocationAction.query`,
  ],
  'phone-bill': [`warning pdf-in-card at ${card}.media.contentInfo.fileUrl`],
  'speed-10': Array.from({ length: 10 }, (_, index) => speedAdvice(`${cards}[${index}]`)).flat(),
  'speed-1': speedAdvice(card),
};

/** The names of all members at any depth. */
function memberNames(node: FieldNode): string[] {
  if (node.kind === 'list') return memberNames(node.entry);
  if (node.kind !== 'object') return [];
  return [...node.members].flatMap(([name, member]) => [name, ...memberNames(member)]);
}

/** Keys of the wire shape, so that random objects reach the depths that the rules look at. */
const wireKeys = fc.constantFrom(...new Set(memberNames(templateTree())), '__proto__', 'length');
const wireTexts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('WEBVIEW', 'TALL', 'HORIZONTAL', '{{a}}', '[custom_param1a]', 'http://a', 'tel:1'),
);
const anyDraft = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 8, depthSize: 'large' },
    wireTexts,
    fc.constantFrom(null, undefined, true, 0, -1.5, ''),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(wireKeys, tie('value'), { maxKeys: 8 }),
  ),
})).value;

/** The wire shape with any JSON in place of any of its values. */
function withAnything(value: unknown, replacements: Iterator<unknown>): unknown {
  const next: unknown = replacements.next().value;
  if (next !== undefined) return next;
  if (Array.isArray(value)) return value.map((member) => withAnything(member, replacements));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, withAnything(member, replacements)]),
  );
}
const replacement = fc.oneof(
  { weight: 12, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.oneof(fc.jsonValue({ maxDepth: 2 }), anyDraft) },
);

function expectAdvice(draft: unknown) {
  const advice = findAdvice(draft as TemplateDraft);
  for (const { message } of advice) expect(message).toMatch(/^.+[.]$/s);
  expect(advice).toEqual([...advice].sort(inDocumentOrder(templateTree())));
  const places = advice.map(({ id, path }) => `${id} at ${formatPath(path)}`);
  expect(new Set(places).size).toBe(places.length);
}

describe('findAdvice', () => {
  it.each(examples.map(({ id }) => id))('gives the example %s the expected advice, and no other', (id) => {
    const lines = adviceLines(changed(id, {}));
    expect(lines.filter((line) => line !== exampleAddress)).toEqual(adviceOfExamples[id] ?? []);
    const hasLinks = JSON.stringify(changed(id, {}).component).includes('.example/');
    expect(lines.includes(exampleAddress)).toBe(hasLinks);
  });

  it('is given in document order, across rules', () => {
    const draft = changed('store-nearby', {
      'component.richCard.standaloneCard.thumbnailImageAlignment': 'RIGHT',
      [`${card}.title`]: 'Hello [name]',
      [`${card}.media.contentInfo.fileUrl`]: 'http://localhost/film.mp4',
      [`${card}.media.contentInfo.thumbnailUrl`]: undefined,
      [`${card}.suggestions[0].action.fallbackUrl`]: 'geo:1,2',
    });
    expect(adviceLines(draft).map((line) => line.split(' at ')[0])).toEqual([
      'hint example-address',
      'hint alignment-on-vertical',
      'warning marker-form',
      'warning http-address',
      'warning private-host',
      'warning video-without-thumbnail',
      'hint card-options-on-iphone',
      'hint location-first',
      'warning fallback-scheme',
      'hint query-on-android-only',
    ]);
  });

  it('says how long a text is and the safe limit, and why', () => {
    const [advice] = findAdvice(changed('one-time-code', { 'component.text': 'a'.repeat(3072) }));
    expect(advice).toEqual({
      id: 'text-length',
      level: 'warning',
      kind: 'refusal',
      path: ['component', 'text'],
      message: 'Message text has 3,072 characters. Keep to 2,500 to be safe.',
      why: 'The interface document gives two limits: 2,500 characters for a text template and 3,072 for its text field. It doesn’t say which one counts.',
      source: 'Interface document, Limits',
      date: '2026-11-01',
      confidence: 'documented',
    });
  });

  it('gives no advice about a long text where 2,500 characters are the limit', () => {
    const draft = changed('one-time-code', { 'component.text': 'a'.repeat(2501) });
    expect(findAdvice(draft, { textLimit: limits.statedText })).toEqual([]);
  });

  it('names the first placeholder of several, and in a button offers no marker', () => {
    const messages = findAdvice(
      changed('one-time-code', {
        'component.text': 'Hi {{first\nname}}, your code is [code].',
        'component.suggestions[0].reply.text': 'Call {agent}',
      }),
    ).map(({ message }) => message);
    expect(messages).toEqual([
      'Message text contains {{first name}} and 1 more, which are not personal fields. Make them personal fields or remove the brackets.',
      'Button text contains {agent}, which customers would see as it is. Remove the brackets.',
    ]);
  });

  it.each([
    {},
    { type: 'text_message' },
    { type: 'rich_card', component: {} },
    { type: 'rich_card', component: { richCard: { standaloneCard: {} } } },
    { type: 'carousel', component: { richCard: { carouselCard: { cardContents: [{}, {}] } } } },
    { component: { text: 7, suggestions: [null, 'a', { reply: [] }, { action: { openUrlAction: 1 } }] } },
    null,
    [],
    'template',
  ])('has nothing to say to the unfinished or broken draft %j', (draft) => {
    expect(findAdvice(draft as TemplateDraft)).toEqual([]);
  });

  it('keeps the positions of a list that holds something else', () => {
    const draft = changed('feedback', {
      'component.suggestions[0]': null,
      'component.suggestions[4].reply.text': '🙂 Good',
    });
    expect(adviceLines(draft)).toEqual(['hint same-button-text at component.suggestions[4].reply.text']);
  });

  it('accepts valid templates of any content', () => {
    fc.assert(fc.property(template, expectAdvice));
  });

  it('never throws, with any JSON in place of a draft', () => {
    fc.assert(fc.property(anyDraft, expectAdvice));
  });

  it('never throws, with any JSON in place of a field', () => {
    fc.assert(
      fc.property(template, fc.infiniteStream(replacement), (value, stream) => {
        // Keep the component an object, so that the rules reach its fields.
        const replacements = stream[Symbol.iterator]();
        const { component } = value;
        expectAdvice({
          ...value,
          component: Object.fromEntries(
            Object.entries(component).map(([key, member]) => [key, withAnything(member, replacements)]),
          ),
        });
      }),
    );
  });

  it('accepts nesting of any depth and texts of a megabyte', () => {
    let deep: unknown = 'end';
    for (let depth = 0; depth < 100_000; depth++) deep = { richCard: deep, list: [] };
    expect(findAdvice({ type: 'carousel', component: deep } as TemplateDraft).map(({ id }) => id)).toEqual([
      'template-size',
    ]);
    for (const piece of ['[', '{{', '[custom_param', '.', 'http://', '😍', ' ']) {
      const text = piece.repeat(1_000_000 / piece.length);
      expectAdvice(
        changed('order-shipped', {
          [`${card}.title`]: text,
          [`${card}.description`]: text,
          [`${card}.media.contentInfo.fileUrl`]: `https://example.com/${text}`,
          [`${card}.suggestions[0].action.openUrlAction.url`]: `https://${text}`,
          [`${card}.suggestions[1].reply.text`]: text,
        }),
      );
    }
  });
});
