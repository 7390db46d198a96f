import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sizeOf } from '../../../scripts/tests/sizes.mjs';
import { formatPath } from '../values/issues';
import {
  contentInfo,
  encoded,
  full,
  fullCard as card,
  fullSuggestions as suggestions,
  media,
} from '../testing/fullTemplates';
import { suggestedAction, suggestion, template } from '../testing/template.arbitrary';
import { mistakesIn, replaceAt } from '../testing/template.mistakes';
import { findTemplateIssues } from './template';

const pathsOf = (value: unknown) => findTemplateIssues(value).map(({ path }) => formatPath(path));

/** The full text message, its first button replaced. */
const withFirst = (first: unknown) => replaceAt(full.text_message, ['component', 'suggestions', 0], first);

describe('a valid template', () => {
  it('raises no issue, for any type, buttons and texts', () => {
    fc.assert(
      fc.property(template, (valid) => {
        expect(findTemplateIssues(valid)).toEqual([]);
      }),
      { numRuns: sizeOf({ everyday: 150, full: 400 }) },
    );
  });

  it.each(Object.entries(full))('of type %s with every field raises no issue', (_type, valid) => {
    expect(findTemplateIssues(valid)).toEqual([]);
  });
});

describe('a single mistake', () => {
  it.each(Object.entries(full))('in a full %s is one issue at its field', (_type, valid) => {
    const mistakes = [...mistakesIn(valid)];
    const found = mistakes.map(({ what, value, at }) => ({ what, at, issues: pathsOf(value) }));
    expect(found).toEqual(mistakes.map(({ what, at }) => ({ what, at, issues: [at] })));
    expect(mistakes.length).toBeGreaterThan(200);
  });

  it('in any valid template is one issue at its field', () => {
    fc.assert(
      fc.property(template, fc.nat(), (valid, choice) => {
        const mistakes = [...mistakesIn(valid)];
        // Every seventh of them: over the runs each kind comes up many times.
        for (const { what, value, at } of mistakes.filter((_mistake, index) => index % 7 === choice % 7)) {
          expect({ what, at, issues: pathsOf(value) }).toEqual({ what, at, issues: [at] });
        }
      }),
      { numRuns: sizeOf({ everyday: 40, full: 150 }) },
    );
  });

  it('carries a sentence for people and a requirement for programs', () => {
    for (const { value } of Object.values(full).flatMap((valid) => [...mistakesIn(valid)])) {
      const [issue] = findTemplateIssues(value);
      expect(issue?.message).toMatch(/^[“A-Zc].*[.]$/s);
      expect(issue?.requirement).toMatch(/^(?:must|is) /);
    }
  });
});

describe('a choice among several', () => {
  const at = 'component.suggestions[0]';

  it('may not be none', () => {
    expect(pathsOf(withFirst({}))).toEqual([at]);
    expect(pathsOf(withFirst({ action: { text: 'Call', ...encoded } }))).toEqual([`${at}.action`]);
  });

  it('may not be a reply and an action at once', () => {
    fc.assert(
      fc.property(suggestedAction, (action) => {
        expect(pathsOf(withFirst({ reply: { text: 'Yes' }, action }))).toEqual([at]);
      }),
    );
  });

  it('may not be two actions at once', () => {
    fc.assert(
      fc.property(suggestedAction, suggestedAction, (one, other) => {
        const action = { ...one, ...other };
        const count = Object.keys(action).filter((key) => key.endsWith('Action')).length;
        expect(pathsOf(withFirst({ action }))).toEqual(count === 1 ? [] : [`${at}.action`]);
      }),
    );
  });

  it('may stand once per button, in any order of kinds', () => {
    fc.assert(
      fc.property(suggestion, (first) => {
        expect(pathsOf(withFirst(first))).toEqual([]);
      }),
    );
  });
});

const cardContent = 'component.richCard.standaloneCard.cardContent';
const standalone = (content: unknown, cardOrientation = 'VERTICAL') => ({
  ...full.rich_card,
  component: { richCard: { standaloneCard: { cardOrientation, cardContent: content } } },
});
const cards = (contents: unknown[], cardWidth = 'SMALL') => ({
  ...full.carousel,
  component: { richCard: { carouselCard: { cardWidth, cardContents: contents } } },
});
const withLocation = (viewLocationAction: unknown) => ({
  ...full.text_message,
  component: { text: 'Hello', suggestions: [{ action: { text: 'Map', viewLocationAction } }] },
});

describe('a rule across fields', () => {
  const tall = { title: 'Tall', media: { height: 'TALL', contentInfo } };

  it.each([
    ['an empty card', standalone({}), [cardContent]],
    ['a card of blanks', standalone({ title: ' ', description: '\n', suggestions: [] }), [cardContent]],
    ['a card of a wrong list alone', standalone({ suggestions: null }), [`${cardContent}.suggestions`]],
    [
      'a horizontal card of media and a wrong list',
      standalone({ media, suggestions: 5 }, 'HORIZONTAL'),
      [`${cardContent}.suggestions`],
    ],
    ['a card of a wrong title alone', standalone({ title: null }), [`${cardContent}.title`]],
    ['a card of media alone', standalone({ media }), []],
    ['a card of buttons alone', standalone({ suggestions: suggestions.slice(0, 1) }), []],
    ['a horizontal card of media alone', standalone({ media }, 'HORIZONTAL'), [cardContent]],
    ['a horizontal card of media and blanks', standalone({ media, title: ' ' }, 'HORIZONTAL'), [cardContent]],
    ['a horizontal card of media and title', standalone({ media, title: 'A' }, 'HORIZONTAL'), []],
    ['a tall horizontal card', standalone(tall, 'HORIZONTAL'), []],
    [
      'tall media in a small carousel',
      cards([card, tall]),
      ['component.richCard.carouselCard.cardContents[1].media.height'],
    ],
    ['tall media in a medium carousel', cards([card, tall], 'MEDIUM'), []],
    ['an empty card in a carousel', cards([{}, card]), ['component.richCard.carouselCard.cardContents[0]']],
    ['a place by nothing', withLocation({}), ['component.suggestions[0].action.viewLocationAction']],
    [
      'a place by label',
      withLocation({ label: 'Shop' }),
      ['component.suggestions[0].action.viewLocationAction'],
    ],
    ['a place by query', withLocation({ query: 'Shop' }), []],
    ['a text for a rich card', { ...full.text_message, type: 'rich_card' }, ['component']],
    ['a text for a carousel', { ...full.text_message, type: 'carousel' }, ['component']],
    ['a rich card for a text', { ...full.rich_card, type: 'text_message' }, ['component']],
    ['a rich card for a carousel', { ...full.rich_card, type: 'carousel' }, ['component']],
    ['a carousel for a text', { ...full.carousel, type: 'text_message' }, ['component']],
    ['a carousel for a rich card', { ...full.carousel, type: 'rich_card' }, ['component']],
  ])('finds the expected issues of %s', (_what, value, expected) => {
    expect(pathsOf(value)).toEqual(expected);
  });
});

describe('a value that is no template', () => {
  it.each([undefined, null, true, 5, 'text', [], [full.text_message]])('gets one issue: %j', (value) => {
    expect(pathsOf(value)).toEqual(['']);
  });

  it('gets issues and never an exception', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, maxDepth: 6 }), (value) => {
        expect(findTemplateIssues(value).length).toBeGreaterThan(0);
        expect(findTemplateIssues({ ...full.rich_card, component: value }).length).toBeGreaterThan(0);
      }),
    );
  });
});
