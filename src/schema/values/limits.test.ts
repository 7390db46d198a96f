import { describe, expect, it } from 'vitest';
import { formatPath } from './issues';
import { limits } from './limits';
import { findTemplateIssues } from '../template/template';

const textMessage = (component: object) => ({ name: 'a', type: 'text_message', component });
const withAction = (action: object) =>
  textMessage({ text: 'Hello', suggestions: [{ action: { text: 'Go', ...action } }] });
const richCard = (cardContent: object) => ({
  name: 'a',
  type: 'rich_card',
  component: { richCard: { standaloneCard: { cardOrientation: 'VERTICAL', cardContent } } },
});
const carousel = (cardContents: object[]) => ({
  name: 'a',
  type: 'carousel',
  component: { richCard: { carouselCard: { cardWidth: 'MEDIUM', cardContents } } },
});
const replies = (count: number) => Array.from({ length: count }, () => ({ reply: { text: 'Yes' } }));
const cards = (count: number) => Array.from({ length: count }, () => ({ title: 'Card' }));
const letters = (count: number) => 'a'.repeat(count);
/** A text of `count` UTF-16 code units: emoji of two units each, and a letter if the count is odd. */
const emoji = (count: number) => '🎉'.repeat(count / 2) + letters(count % 2);
const address = (count: number) => `https://example.com/${letters(count - 20)}`;
const event = (fields: object) =>
  withAction({
    createCalendarEventAction: {
      startTime: '2027-03-14T09:30:00Z',
      endTime: '2027-03-14T10:30:00Z',
      title: 'Visit',
      ...fields,
    },
  });

const pathsOf = (value: unknown) => findTemplateIssues(value).map(({ path }) => formatPath(path));

const action = 'component.suggestions[0].action';
const cardContent = 'component.richCard.standaloneCard.cardContent';
const cardContents = 'component.richCard.carouselCard.cardContents';

describe('a limit', () => {
  it.each([
    [
      'name',
      limits.name,
      (count: number) => ({ ...textMessage({ text: 'a' }), name: letters(count) }),
      'name',
    ],
    ['text', limits.text, (count: number) => textMessage({ text: letters(count) }), 'component.text'],
    ['text of emoji', limits.text, (count: number) => textMessage({ text: emoji(count) }), 'component.text'],
    [
      'chips',
      limits.chips,
      (count: number) => textMessage({ text: 'a', suggestions: replies(count) }),
      'component.suggestions',
    ],
    [
      'buttons of a card',
      limits.cardSuggestions,
      (count: number) => richCard({ suggestions: replies(count) }),
      `${cardContent}.suggestions`,
    ],
    [
      'buttons of a card in a carousel',
      limits.cardSuggestions,
      (count: number) => carousel([{ title: 'a' }, { suggestions: replies(count) }]),
      `${cardContents}[1].suggestions`,
    ],
    ['cards', limits.maxCards, (count: number) => carousel(cards(count)), cardContents],
    [
      'card title',
      limits.cardTitle,
      (count: number) => richCard({ title: letters(count) }),
      `${cardContent}.title`,
    ],
    [
      'card title in a carousel',
      limits.cardTitle,
      (count: number) => carousel([{ title: 'a' }, { title: emoji(count) }]),
      `${cardContents}[1].title`,
    ],
    [
      'card description',
      limits.cardDescription,
      (count: number) => richCard({ description: letters(count) }),
      `${cardContent}.description`,
    ],
    [
      'text of a reply',
      limits.suggestionText,
      (count: number) => textMessage({ text: 'a', suggestions: [{ reply: { text: emoji(count) } }] }),
      'component.suggestions[0].reply.text',
    ],
    [
      'text of an action',
      limits.suggestionText,
      (count: number) => withAction({ text: letters(count), shareLocationAction: {} }),
      `${action}.text`,
    ],
    [
      'open-URL address',
      limits.url,
      (count: number) => withAction({ openUrlAction: { url: address(count) } }),
      `${action}.openUrlAction.url`,
    ],
    [
      'fallback address',
      limits.url,
      (count: number) => withAction({ fallbackUrl: address(count), shareLocationAction: {} }),
      `${action}.fallbackUrl`,
    ],
    [
      'event title',
      limits.calendarTitle,
      (count: number) => event({ title: letters(count) }),
      `${action}.createCalendarEventAction.title`,
    ],
    [
      'event description',
      limits.calendarDescription,
      (count: number) => event({ description: letters(count) }),
      `${action}.createCalendarEventAction.description`,
    ],
  ])('of %s (%i) holds one fewer and itself, and refuses one more at its field', (_name, most, build, at) => {
    expect(findTemplateIssues(build(most - 1))).toEqual([]);
    expect(findTemplateIssues(build(most))).toEqual([]);
    const issues = findTemplateIssues(build(most + 1));
    expect(issues.map(({ path }) => formatPath(path))).toEqual([at]);
    expect(issues[0]?.requirement).toContain(`at most ${most} `);
  });

  it('of cards requires at least two', () => {
    expect([0, 1, 2, 3].map((count) => pathsOf(carousel(cards(count))))).toEqual([
      [cardContents],
      [cardContents],
      [],
      [],
    ]);
  });

  it('of postback data counts the encoded form, for actions only', () => {
    const ofAction = (count: number) =>
      findTemplateIssues(withAction({ postbackData: letters(count), shareLocationAction: {} }));
    expect(ofAction(limits.postbackData - 4)).toEqual([]);
    expect(ofAction(limits.postbackData)).toEqual([]);
    for (const count of [limits.postbackData + 1, limits.postbackData + 4]) {
      expect(new Set(ofAction(count).map(({ path }) => formatPath(path)))).toEqual(
        new Set([`${action}.postbackData`]),
      );
    }
    const reply = { text: 'Yes', postbackData: letters(limits.postbackData + 4) };
    expect(findTemplateIssues(textMessage({ text: 'a', suggestions: [{ reply }] }))).toEqual([]);
  });

  it.each([
    ['latitude', limits.latitude],
    ['longitude', limits.longitude],
  ])('of %s (%i degrees) lies at both ends of the range', (name, most) => {
    const issuesOf = (value: string) =>
      findTemplateIssues(
        withAction({ viewLocationAction: { latLong: { latitude: '0', longitude: '0', [name]: value } } }),
      ).map(({ path }) => formatPath(path));
    for (const value of [`${most}`, `-${most}`, `${most}.0`, `${most - 1}.9999999999999999999`]) {
      expect(issuesOf(value)).toEqual([]);
    }
    for (const value of [`${most}.1`, `-${most}.0000000000000000001`, `${most + 1}`]) {
      expect(issuesOf(value)).toEqual([`${action}.viewLocationAction.latLong.${name}`]);
    }
  });

  it('of text may be set to the stricter of the two stated figures', () => {
    const options = { textLimit: limits.statedText };
    const issuesOf = (count: number) => findTemplateIssues(textMessage({ text: letters(count) }), options);
    expect(issuesOf(limits.statedText - 1)).toEqual([]);
    expect(issuesOf(limits.statedText)).toEqual([]);
    const paths = issuesOf(limits.statedText + 1).map(({ path }) => formatPath(path));
    expect(paths).toEqual(['component.text']);
    expect(issuesOf(limits.text + 1)).toHaveLength(1);
  });

  it('has the figure of the interface document', () => {
    expect(limits).toEqual({
      name: 20,
      text: 3072,
      statedText: 2500,
      chips: 11,
      cardSuggestions: 4,
      minCards: 2,
      maxCards: 10,
      cardTitle: 200,
      cardDescription: 2000,
      suggestionText: 25,
      postbackData: 2048,
      url: 2048,
      calendarTitle: 100,
      calendarDescription: 500,
      latitude: 90,
      longitude: 180,
      fileBytes: 100_000_000,
      thumbnailBytes: 100_000,
    });
  });
});
