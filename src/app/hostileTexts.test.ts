import { describe, expect, test } from 'vitest';
import { findAdvice } from '../advice/findAdvice';
import { importJson } from '../exchange/import/importTemplate';
import { compareTemplates } from '../library/comparison/compareTemplates';
import { describeChanges } from '../library/comparison/describeChanges';
import { describeScreen } from '../preview/description/describeScreen';
import { seenAsText } from '../preview/description/seen';
import type { TemplateDraft } from '../schema/draft/draft';
import { orderShipped } from '../schema/examples/cards';
import { findTemplateIssues } from '../schema/template/template';
import { readCreation } from '../submission/outcome/readCreation';

/** Foreign texts: each would turn the words of a sentence around it, or end its isolation. */
const hostile = ['\u202Emoc.pohs', '\u2069\u202E\u2066x', '\u202Bعربي', '\u2067', 'متجر 50'];

/** What is left of a sentence without whole isolations, which cannot turn it. */
const outside = (sentence: string) => sentence.replaceAll(/\u2068[^\u2066-\u2069\u202A-\u202E]*\u2069/g, '');
const TURNS = /[\u202A-\u202E\u2066-\u2069]|[\u0590-\u08FF]/;

const message = (text: string): TemplateDraft => ({
  name: text,
  type: 'rich_card',
  component: {
    richCard: {
      standaloneCard: {
        cardOrientation: text as 'VERTICAL',
        cardContent: {
          title: text,
          description: text,
          media: { height: text as 'TALL', contentInfo: { fileUrl: `https://a.example/${text}` } },
          suggestions: [
            { reply: { text, postbackData: text } },
            { action: { text, openUrlAction: { url: `https://a.example/${text}`, application: 'BROWSER' } } },
            { action: { text, dialAction: { phoneNumber: `+4712345678${text}` } } },
            { action: { text, viewLocationAction: { query: text } } },
            {
              action: {
                text,
                createCalendarEventAction: {
                  title: text,
                  description: text,
                  startTime: '2027-01-01T10:00:00Z',
                  endTime: '2027-01-01T11:00:00Z',
                },
              },
            },
          ],
        },
      },
    },
  },
});

const cards = (...titles: string[]): TemplateDraft => ({
  type: 'carousel',
  component: {
    richCard: { carouselCard: { cardContents: titles.map((title) => ({ title })) } },
  },
});

describe.each(hostile)('the foreign text %j cannot turn our sentences', (text) => {
  test('of what the customer sees', () => {
    const on = {
      samples: {},
      theme: 'light',
      textSize: 'default',
      phone: 'Pixel 8',
      locale: 'en-GB',
      timeZone: 'UTC',
    } as const;
    for (const system of ['android', 'ios'] as const) {
      const seen = seenAsText(describeScreen(message(text), system, { clippings: [], pictures: [] }, on));
      expect(outside(seen)).not.toMatch(TURNS);
    }
  });

  test('of an import', () => {
    const { name, component } = message(text);
    const report = [
      { name, type: text, component, [text]: text },
      {
        contentMessage: {
          text: 'x',
          suggestions: [{ reply: { text, postbackData: text } }, text, { [text]: 1 }],
        },
      },
    ].flatMap((value) => {
      const read = importJson(JSON.stringify(value));
      return read.ok ? read.report.map((line) => line.message) : [read.problem];
    });
    for (const sentence of report) expect(outside(sentence)).not.toMatch(TURNS);
  });

  test('of errors and advice', () => {
    const draft = { ...message(text), [text]: text };
    const sentences = [
      ...findTemplateIssues(draft).map((issue) => issue.message),
      ...findAdvice(draft).map((advice) => advice.message),
    ];
    expect(sentences.length).toBeGreaterThan(3);
    for (const sentence of sentences) expect(outside(sentence)).not.toMatch(TURNS);
  });

  test('of a comparison', () => {
    const changes = describeChanges(compareTemplates(cards('A', 'B'), cards('A', 'B', text)));
    expect(changes.map(({ after }) => outside(after ?? '')).join()).not.toMatch(TURNS);
  });

  test('of the response to a submission', () => {
    const payload = orderShipped.template;
    const body = { ...payload, status: text };
    const outcome = readCreation(
      { kind: 'answer', status: 201, headers: new Headers(), text: JSON.stringify(body), json: body },
      payload,
      0,
    );
    const problems = 'problems' in outcome ? outcome.problems : [];
    expect(problems).toHaveLength(1);
    for (const sentence of problems) expect(outside(sentence)).not.toMatch(TURNS);
  });
});
