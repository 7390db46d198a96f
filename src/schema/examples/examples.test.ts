import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { base64ToText } from '../values/postback';
import { formatPath } from '../values/issues';
import { findTemplateIssues } from '../template/template';
import { brokenExamples } from '../testing/brokenExamples';
import { examples, findExample } from './examples';
import { findSpeedDocument, speedOne, speedTen } from '../testing/speedDocuments';

/** Every field of the first interface document, as its last keys. */
const fields = [
  ['name', 'type', 'component', 'component.text', 'component.suggestions'],
  ['richCard.standaloneCard.cardOrientation', 'standaloneCard.thumbnailImageAlignment'],
  ['standaloneCard.cardContent', 'carouselCard.cardWidth', 'carouselCard.cardContents'],
  ['cardContent.title', 'cardContent.description', 'cardContent.media.height', 'cardContent.suggestions'],
  ['cardContents.title', 'cardContents.description', 'cardContents.media.height', 'cardContents.suggestions'],
  ['media.contentInfo.fileUrl', 'contentInfo.thumbnailUrl', 'contentInfo.forceRefresh'],
  ['reply.text', 'reply.postbackData', 'action.text', 'action.postbackData', 'action.fallbackUrl'],
  ['dialAction.phoneNumber', 'shareLocationAction', 'viewLocationAction.label', 'viewLocationAction.query'],
  ['viewLocationAction.latLong.latitude', 'viewLocationAction.latLong.longitude'],
  ['createCalendarEventAction.startTime', 'createCalendarEventAction.endTime'],
  ['createCalendarEventAction.title', 'createCalendarEventAction.description'],
  ['openUrlAction.url', 'openUrlAction.application', 'openUrlAction.webviewViewMode'],
  ['openUrlAction.description'],
].flat();

const choices = {
  type: ['text_message', 'rich_card', 'carousel'],
  cardOrientation: ['HORIZONTAL', 'VERTICAL'],
  thumbnailImageAlignment: ['LEFT', 'RIGHT'],
  cardWidth: ['SMALL', 'MEDIUM'],
  height: ['SHORT', 'MEDIUM', 'TALL'],
  application: ['BROWSER', 'WEBVIEW'],
  webviewViewMode: ['FULL', 'HALF', 'TALL'],
  forceRefresh: ['true', 'false'],
};

type Leaf = { path: string; value: unknown };

/** Every value of a document with its path, positions in lists left out. */
function leavesOf(value: unknown, path = ''): Leaf[] {
  const own = { path, value };
  if (Array.isArray(value)) return [own, ...value.flatMap((entry) => leavesOf(entry, path))];
  if (typeof value !== 'object' || value === null) return [own];
  const below = Object.entries(value).flatMap(([key, entry]) =>
    leavesOf(entry, path ? `${path}.${key}` : key),
  );
  return [own, ...below];
}

const leaves = [...examples, speedOne, speedTen].flatMap(({ template }) => leavesOf(template));
const isAt = (path: string, end: string) => path === end || path.endsWith(`.${end}`);
const valuesOf = (field: string) =>
  leaves.filter(({ path }) => isAt(path, field)).map(({ value }) => String(value));

describe('the examples', () => {
  test.each([...examples, speedOne, speedTen].map((example) => [example.id, example] as const))(
    '%s may be sent',
    (_, { template }) => {
      expect(findTemplateIssues(template, { textLimit: 2500 })).toEqual([]);
    },
  );

  test('have ids and template names of their own', () => {
    expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length);
    expect(new Set(examples.map(({ template }) => template.name)).size).toBe(examples.length);
  });

  test.each(choices.type)('show at least six templates of type %s', (type) => {
    const shown = examples.filter(({ template }) => template.type === type);
    expect(shown.length).toBeGreaterThanOrEqual(6);
  });

  test.each(['hi', 'ar'])('show at least three templates in the language %s', (language) => {
    expect(examples.filter((example) => example.language === language).length).toBeGreaterThanOrEqual(3);
  });

  test.each(fields)('use the field %s', (field) => {
    expect(valuesOf(field)).not.toEqual([]);
  });

  test.each(Object.entries(choices))('use every value of %s', (field, values) => {
    expect(valuesOf(field)).toEqual(expect.arrayContaining(values));
  });

  test.each(['text', 'title', 'description', 'url'])('use a parameter marker in a %s', (field) => {
    expect(valuesOf(field)).toContainEqual(expect.stringMatching(/\[custom_param\d+[a-z]\]/));
  });

  test.each(['Z', '+05:30', '-04:00'])('use calendar times with the offset %s', (offset) => {
    expect(valuesOf('startTime')).toContainEqual(
      expect.stringMatching(new RegExp(`${offset.replace('+', '\\+')}$`)),
    );
  });

  test('send a short readable id with every tap', () => {
    for (const stored of valuesOf('postbackData')) expect(base64ToText(stored)).toMatch(/^[a-z0-9_-]{3,40}$/);
  });

  test('are found by their id, and an unknown id finds nothing', () => {
    expect(findExample('order-shipped')?.template.name).toBe('order_shipped');
    expect(findExample('no-such-example')).toBeUndefined();
  });

  test('are apart from the speed document of ten cards with 400 characters and four buttons', () => {
    expect(findExample('speed-10')).toBeUndefined();
    const component = findSpeedDocument('speed-10')?.template.component;
    const texts = leavesOf(component).filter(({ path }) => isAt(path, 'cardContents.description'));
    expect(texts.map(({ value }) => String(value).length)).toEqual(Array.from({ length: 10 }, () => 400));
    expect(leavesOf(component).filter(({ path }) => isAt(path, 'text'))).toHaveLength(40);
  });
});

describe('the pictures', () => {
  const folder = fileURLToPath(new URL('../../../public/examples/', import.meta.url));
  const files = new Map(readdirSync(folder).map((file) => [file, statSync(folder + file).size]));
  const addresses = [...valuesOf('fileUrl'), ...valuesOf('thumbnailUrl')];

  test.each([...new Set(addresses)].filter((address) => !address.endsWith('.mp4')))(
    '%s has its file',
    (address) => {
      expect(address).toMatch(/^https:\/\/pictures\.example\.com\/[^/]+$/);
      expect([...files.keys()]).toContain(address.split('/').at(-1));
    },
  );

  test('are light: a picture 90 kB, a thumbnail 20 kB, all of them 1.5 MB at most', () => {
    const heavy = [...files].filter(([file, size]) => size > (file.endsWith('-thumb.jpg') ? 20_000 : 90_000));
    expect(heavy).toEqual([]);
    expect([...files.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000);
  });

  test('are all used, except the logo of the agent', () => {
    const used = new Set(addresses.map((address) => address.split('/').at(-1)));
    expect([...files.keys()].filter((file) => !used.has(file))).toEqual(['agent-logo.png']);
  });
});

describe('the broken examples', () => {
  test.each(brokenExamples.map((example) => [example.id, example] as const))(
    '%s raises its issue and no other',
    (_, { template, issue }) => {
      expect(findTemplateIssues(template).map(({ path }) => formatPath(path))).toEqual([issue]);
    },
  );

  test('have ids of their own', () => {
    expect(new Set(brokenExamples.map(({ id }) => id)).size).toBe(brokenExamples.length);
  });
});
