import { describe, expect, it } from 'vitest';
import { matchEntries } from '../entries/matchEntries';
import type { TemplateDraft } from '../draft/draft';
import { base64ToText } from '../values/postback';
import { createMemberMaker, inheritedText } from './makeMembers';
import { newSet, membersOf, type TemplateSet } from '../draft/set';
import { keyOfField, setFields } from './setFields';

const draft: TemplateDraft = {
  name: 'sale',
  type: 'rich_card',
  component: {
    richCard: {
      standaloneCard: {
        cardOrientation: 'VERTICAL',
        cardContent: {
          title: 'Sale in {{Branch}}',
          description: 'Hello [custom_param1a], 20% off',
          suggestions: [
            { action: { text: 'Call {{branch}}', dialAction: { phoneNumber: '{{Phone}}' } } },
            {
              action: { text: 'Map', openUrlAction: { url: 'https://shop.example/find?q={{Branch}}' } },
            },
          ],
        },
      },
    },
  },
};
const entries = matchEntries(undefined, draft, () => 'new');
const card = ['component', 'richCard', 'standaloneCard', 'cardContent'];
const key = (...path: (string | number)[]) => keyOfField([...card, ...path], entries);
const cardIn = (template: TemplateDraft) => template.component.richCard?.standaloneCard?.cardContent ?? {};

const rows: TemplateSet = {
  ...newSet('en'),
  sheet: {
    file: 'branches.csv',
    key: 'c1',
    columns: [
      { id: 'c1', name: 'Branch', use: { kind: 'value' } },
      { id: 'c2', name: 'Phone', use: { kind: 'value' } },
      { id: 'c3', name: 'Text', use: { kind: 'field', field: key('description') } },
    ],
    rows: [
      { id: 'r1', values: { c1: 'New Delhi', c2: '+911140000000', c3: '' } },
      { id: 'r2', values: { c1: 'Pune', c2: '+91 (20) 4000-0000', c3: 'Only in Pune' } },
    ],
  },
};
const hindi: TemplateSet = {
  ...rows,
  languages: [
    {
      tag: 'hi',
      texts: {
        [key('title')]: { text: '{{Branch}} में सेल', source: 'Sale in {{Branch}}' },
        [key('suggestions', 0, 'action', 'text')]: { text: 'कॉल करें', source: 'Call {{branch}}' },
      },
    },
  ],
};

function make(set: TemplateSet) {
  const maker = createMemberMaker({ draft, entries, set });
  return membersOf(set).map((member) => maker(member, member.key));
}

describe('the members of a set', () => {
  it('fill the values of each row into texts, labels and addresses', () => {
    const [delhi = draft, pune = draft] = make(rows);
    expect(cardIn(delhi)).toMatchObject({
      title: 'Sale in New Delhi',
      description: 'Hello [custom_param1a], 20% off',
      suggestions: [
        { action: { text: 'Call New Delhi', dialAction: { phoneNumber: '+911140000000' } } },
        { action: { openUrlAction: { url: 'https://shop.example/find?q=New%20Delhi' } } },
      ],
    });
    // People write phone numbers with blanks and brackets.
    expect(cardIn(pune)).toMatchObject({
      title: 'Sale in Pune',
      description: 'Only in Pune',
      suggestions: [{ action: { dialAction: { phoneNumber: '+912040000000' } } }, {}],
    });
    expect(delhi.name).toBe('r1|en');
  });

  it('have the texts of their language, and the button IDs of the source', () => {
    const [english = draft, translated = draft] = make(hindi);
    expect(cardIn(translated)).toMatchObject({
      title: 'New Delhi में सेल',
      description: 'Hello [custom_param1a], 20% off',
    });
    const postbackOf = (template: TemplateDraft) =>
      cardIn(template).suggestions?.[0]?.action?.postbackData ?? '';
    expect(base64ToText(postbackOf(translated))).toBe('Call New Delhi');
    expect(postbackOf(translated)).toBe(postbackOf(english));
  });

  it('say what is their own instead, and leave out what they blank', () => {
    const own = { 'r2|hi': { [key('title')]: 'पुणे!', [key('description')]: '' } };
    const template = make({ ...hindi, own })[3] ?? draft;
    expect(cardIn(template).title).toBe('पुणे!');
    expect(cardIn(template)).not.toHaveProperty('description');
  });

  it('keep what is not to be translated', () => {
    const [, translated = draft] = make({ ...hindi, untranslated: { [key('title')]: true } });
    expect(cardIn(translated).title).toBe('Sale in New Delhi');
  });

  it('keep a set value without a column or a row, for Check to name it', () => {
    const { sheet } = rows;
    for (const set of [newSet('en'), { ...rows, ...(sheet && { sheet: { ...sheet, rows: [] } }) }]) {
      const [only = draft] = make(set);
      expect(cardIn(only).title).toBe('Sale in {{Branch}}');
    }
  });

  it('keep their words when the cards of a carousel move', () => {
    const carousel: TemplateDraft = {
      type: 'carousel',
      component: {
        richCard: {
          carouselCard: { cardWidth: 'SMALL', cardContents: [{ title: 'One' }, { title: 'Two' }] },
        },
      },
    };
    const cards = ['component', 'richCard', 'carouselCard', 'cardContents'];
    const before = matchEntries(undefined, carousel, () => 'new');
    const two = keyOfField([...cards, 1, 'title'], before);
    const set = {
      ...newSet('en'),
      languages: [{ tag: 'de', texts: { [two]: { text: 'Zwei', source: 'Two' } } }],
    };
    const swapped: TemplateDraft = {
      ...carousel,
      component: {
        richCard: {
          carouselCard: { cardWidth: 'SMALL', cardContents: [{ title: 'Two' }, { title: 'One' }] },
        },
      },
    };
    const after = matchEntries({ template: carousel, entries: before }, swapped, () => 'new');
    const german = createMemberMaker({ draft: swapped, entries: after, set })({ key: 'de', language: 'de' });
    expect(german.component.richCard?.carouselCard?.cardContents).toMatchObject([
      { title: 'Zwei' },
      { title: 'One' },
    ]);
  });
});

it('says what a member has in a field if it says nothing itself', () => {
  const source = { draft, entries, set: { ...hindi, own: { 'r2|hi': { [key('title')]: 'Own' } } } };
  const fields = setFields(draft, entries);
  const textsOf = (memberKey: string) => {
    const member = membersOf(source.set).find((one) => one.key === memberKey);
    return ['title', 'description'].map((name) => {
      const field = fields.find((one) => one.key === key(name));
      return member && field && inheritedText(source, member, field);
    });
  };
  expect(textsOf('r1|en')).toEqual(['Sale in {{Branch}}', 'Hello [custom_param1a], 20% off']);
  expect(textsOf('r2|en')).toEqual(['Sale in {{Branch}}', 'Only in Pune']);
  expect(textsOf('r2|hi')).toEqual(['{{Branch}} में सेल', 'Only in Pune']);
});
