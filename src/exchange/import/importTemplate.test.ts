import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRecord } from '../../lib/values';
import { examples } from '../../schema/examples/examples';
import { feedback } from '../../schema/examples/texts';
import { fashion } from '../../schema/examples/carousels';
import { formatPath } from '../../schema/values/issues';
import { textToBase64 } from '../../schema/values/postback';
import { template } from '../../schema/testing/template.arbitrary';
import type { ImportResult } from './importTemplate';
import { draftOf, imported, importOne, levels } from './testing/importOne';
import { writeShareLink } from '../link/shareLink';

const card = fashion.template.component.richCard.carouselCard.cardContents[0];
const button = { reply: { text: 'Yes', postbackData: textToBase64('yes') } };

/** The paths of all postbacks that are empty. */
const emptyPostbacks = (value: unknown): string[] => {
  const found: string[] = [];
  walk(value, []);
  return found;
  function walk(part: unknown, path: (string | number)[]) {
    if (part === '' && path.at(-1) === 'postbackData') found.push(formatPath(path));
    else if (Array.isArray(part)) part.forEach((each, at) => walk(each, [...path, at]));
    else if (isRecord(part)) Object.entries(part).forEach(([key, each]) => walk(each, [...path, key]));
  }
};

/** Members that are sent in any case, by the key of what has them. */
const sentAnyway = {
  reply: 'postbackData',
  action: 'postbackData',
  openUrlAction: 'application',
  contentInfo: 'forceRefresh',
};

/** All objects at a key. */
const holders = (value: unknown, key: string): object[] => {
  if (Array.isArray(value)) return value.flatMap((each) => holders(each, key));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    ...(name === key && isRecord(member) ? [member] : []),
    ...holders(member, key),
  ]);
};

describe('content that is taken unchanged', () => {
  test('any valid request, with one line of report, and one for each value that is added', async () => {
    await fc.assert(
      fc.asyncProperty(template, async (value) => {
        const result = await imported(value);
        expect(result).toMatchObject({ kind: 'template', draft: value, unmapped: {} });
        const standalone =
          'richCard' in value.component && 'standaloneCard' in value.component.richCard
            ? value.component.richCard.standaloneCard
            : undefined;
        const isAdded = standalone?.cardOrientation === 'HORIZONTAL' && !standalone.thumbnailImageAlignment;
        const side = 'component.richCard.standaloneCard.thumbnailImageAlignment';
        const added = [...(isAdded ? [side] : []), ...emptyPostbacks(value)].map((path) => `added ${path}`);
        const lines = Object.entries(sentAnyway)
          .filter(([holder, member]) => holders(value, holder).some((each) => !Object.hasOwn(each, member)))
          .map(([, member]) => member);
        const notes = Array.from(new Set(lines), () => 'added');
        expect(levels(result).toSorted()).toEqual([...added, ...notes, 'taken'].toSorted());
      }),
    );
  });

  test('a created template, without its status', async () => {
    for (const { template: value } of examples) {
      const result = await imported({ ...value, status: 'pending' });
      expect(result).toMatchObject({ kind: 'template', draft: value, unmapped: {}, status: 'pending' });
      expect(levels(result)).toEqual(['taken', 'set_aside status']);
    }
  });

  test('a bare component, whose type is read from it', async () => {
    for (const { template: value } of examples) {
      const { name: _, ...draft } = value;
      const result = await imported(value.component);
      expect(result).toMatchObject({ kind: 'template', draft, unmapped: {} });
      // A component alone does not say whether its button IDs are encoded, so the report says how they were read.
      const hasButtonIds = JSON.stringify(value.component).includes('"postbackData"');
      expect(levels(result)).toEqual(['taken', 'added type', ...(hasButtonIds ? ['taken'] : [])]);
    }
  });

  test('a share link, as a fragment, as an address, in a sentence', async () => {
    const link = await writeShareLink(fashion.template);
    for (const text of [
      link,
      `https://rcs.example.com/inspect${link}`,
      `Look: https://x.test/inspect${link} ok?`,
    ]) {
      expect(await draftOf(text)).toEqual(fashion.template);
    }
    expect(await importOne(`https://rcs.example.com/inspect${link.slice(0, -5)}`)).toEqual({
      ok: false,
      problem: expect.stringMatching(/cut off: [\d,]+ of [\d,]+ characters/) as unknown,
    });
  });

  test('a card, buttons, one button', async () => {
    expect(await imported(card)).toMatchObject({ kind: 'card', card });
    expect(await imported({ cardContent: card })).toMatchObject({ kind: 'card', card });
    expect(await imported([button, button])).toMatchObject({
      kind: 'suggestions',
      suggestions: [button, button],
    });
    expect(await imported({ suggestions: [button] })).toMatchObject({
      kind: 'suggestions',
      suggestions: [button],
    });
    expect(await imported(button)).toMatchObject({ kind: 'suggestions', suggestions: [button] });
    expect(await imported(button.reply)).toMatchObject({ kind: 'suggestions', suggestions: [button] });
  });

  test('a list of cards, a card with its layout, a carousel without its frame', async () => {
    const cardContents = [card, card];
    const carousel = { type: 'carousel', component: { richCard: { carouselCard: { cardContents } } } };
    expect(await draftOf(cardContents)).toEqual(carousel);
    expect(await draftOf({ cardContents })).toEqual(carousel);
    expect(await draftOf({ carouselCard: { cardContents } })).toEqual(carousel);
    const standaloneCard = { cardOrientation: 'VERTICAL', cardContent: card };
    expect(await draftOf(standaloneCard)).toEqual({
      type: 'rich_card',
      component: { richCard: { standaloneCard } },
    });
  });

  test('JSON in a code fence, in a text, in single quotes', async () => {
    const value = { type: 'text_message', component: { text: 'Hi' } };
    expect(await draftOf(`\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``)).toEqual(value);
    expect(await draftOf(JSON.stringify(JSON.stringify(value)))).toEqual(value);
    const loose = await imported("{'type': 'text_message', component: {text: 'Hi',},}");
    expect(loose).toMatchObject({ kind: 'template', draft: value });
    expect(loose.report[1]?.message).toMatch(/Invalid JSON was fixed/);
  });
});

describe('a cURL command', () => {
  const body = JSON.stringify({ ...feedback.template, component: { text: "It's here" } });
  const draft = { ...feedback.template, component: { text: "It's here" } };
  const quoted = `'${body.replaceAll("'", String.raw`'\''`)}'`;

  test.each([
    `curl -X POST https://x.test -H 'Authorization: Bearer secret' -d ${quoted}`,
    `$ curl https://x.test \\\n  --data ${quoted} \\\n  --header "a: b"`,
    `curl --data-raw ${quoted} https://x.test/?a=1&b=2`,
    `curl -sSd${quoted} https://x.test | jq .`,
    `curl --json ${quoted} https://x.test`,
    `curl https://x.test -d ${JSON.stringify(body)}`,
    `curl 'https://x.test' --data-raw $'${body.replaceAll("'", String.raw`\u0027`)}' --compressed`,
  ])('gives its data, and nothing of its token: %s', async (command) => {
    const result = await imported(command);
    expect(result).toMatchObject({ kind: 'template', draft });
    expect(JSON.stringify(result)).not.toContain('secret');
    expect(result.report[0]?.message).toMatch(/^From a cURL command \(not run\)\. Detected: a text/);
  });

  test('gives the data of the platform that quotes JSON singly', async () => {
    const command = `curl -v POST "https://x.test" -d "{\n 'contentMessage':{\n  'text':'Hello, world!'\n }\n}"`;
    expect(await draftOf(command)).toEqual({ type: 'text_message', component: { text: 'Hello, world!' } });
  });

  test.each([
    ['curl https://x.test', /sends no data/],
    ['curl -d @body.json https://x.test', /reads its data from body.json/],
    [`curl -d '{"a": https://x.test`, /isn’t closed/],
    ['curl https://x.test -d', /ends where its data/],
    ["curl https://x.test -d 'a=1'", /sends a form \(a\)/],
  ])('is refused with the reason: %s', async (command, problem) => {
    expect(await importOne(command)).toMatchObject({
      ok: false,
      problem: expect.stringMatching(problem) as unknown,
    });
  });
});

const action = (member: object) => ({ action: { text: 'x', ...member } });

describe('every change is reported', () => {
  test('numbers on a map and times that count become text', async () => {
    const draft = await draftOf({
      text: 'x',
      suggestions: [
        action({ viewLocationAction: { latLong: { latitude: 0.0000001, longitude: -122 } } }),
        action({
          createCalendarEventAction: { startTime: 1_772_359_200_000, endTime: '1772362800', title: 'x' },
        }),
      ],
    });
    expect(draft.component.suggestions).toEqual([
      action({ viewLocationAction: { latLong: { latitude: '0.0000001', longitude: '-122' } } }),
      action({
        createCalendarEventAction: {
          startTime: '2026-03-01T10:00:00Z',
          endTime: '2026-03-01T11:00:00Z',
          title: 'x',
        },
      }),
    ]);
  });

  test('fields and choices that are written in another way get their names', async () => {
    const result = await imported({
      rich_card: { standalone_card: { card_orientation: 'vertical', card_content: { title: 'x' } } },
    });
    expect(result).toMatchObject({
      draft: {
        type: 'rich_card',
        component: {
          richCard: { standaloneCard: { cardOrientation: 'VERTICAL', cardContent: { title: 'x' } } },
        },
      },
      unmapped: {},
    });
    expect(levels(result)).toContain('renamed component.richCard.standaloneCard.cardOrientation');
  });

  test('an illegal name stays as it was typed, with a legal one in the report', async () => {
    const result = await imported({ ...feedback.template, name: 'Order Shipped!' });
    expect(result).toMatchObject({ draft: { name: 'Order Shipped!' } });
    expect(result.report.at(-1)).toEqual({
      level: 'taken',
      path: 'name',
      message: expect.stringMatching(/“Order Shipped!” is unchanged.*Try order_shipped\.$/) as unknown,
    });
  });

  test('unknown keys are set aside under their path, and null is dropped', async () => {
    const result = await imported({
      ...feedback.template,
      category: 'PROMOTION',
      component: { text: 'x', footer: { a: 1 }, suggestions: null },
    });
    expect(result).toMatchObject({
      draft: { component: { text: 'x' } },
      unmapped: { category: 'PROMOTION', 'component.footer': { a: 1 } },
    });
    expect(levels(result)).toEqual([
      'taken',
      'set_aside category',
      'set_aside component.footer',
      'set_aside component.suggestions',
    ]);
  });

  test('chips beside a card are set aside', async () => {
    const richCard = { standaloneCard: { cardOrientation: 'VERTICAL', cardContent: { title: 'x' } } };
    const result = await imported({ agentMessage: { contentMessage: { richCard, suggestions: [button] } } });
    expect(result).toMatchObject({
      draft: { type: 'rich_card', component: { richCard } },
      unmapped: { 'agentMessage.contentMessage.suggestions': [button] },
    });
  });

  test('a type that contradicts the content is replaced, and of two contents the type chooses one', async () => {
    expect(await draftOf({ type: 'carousel', component: { text: 'x' } })).toMatchObject({
      type: 'text_message',
    });
    const richCard = {
      standaloneCard: { cardContent: { title: 'x' } },
      carouselCard: { cardContents: [{ title: 'y' }] },
    };
    expect(await draftOf({ type: 'rich_card', component: { richCard } })).toMatchObject({
      type: 'rich_card',
    });
    expect(await draftOf({ type: 'carousel', component: { richCard } })).toMatchObject({ type: 'carousel' });
  });

  test('a component that is still empty keeps its type', async () => {
    expect(await draftOf({ type: 'carousel', component: {} })).toEqual({ type: 'carousel', component: {} });
    expect(await draftOf({ name: 'a', type: 'text_message', component: { suggestions: [button] } })).toEqual({
      name: 'a',
      type: 'text_message',
      component: { suggestions: [button] },
    });
  });

  test('a card of a chat integration gets its fields', async () => {
    const rbmRichCard = {
      messageText: 'Hello',
      messageDescription: 'World',
      imageUrl: 'https://x.test/a.jpg',
      height: 'MEDIUM',
      suggestions: [button],
    };
    expect(await draftOf({ rbmRichCard })).toEqual({
      type: 'rich_card',
      component: {
        richCard: {
          standaloneCard: {
            cardOrientation: 'VERTICAL',
            cardContent: {
              title: 'Hello',
              description: 'World',
              media: { height: 'MEDIUM', contentInfo: { fileUrl: 'https://x.test/a.jpg' } },
              suggestions: [button],
            },
          },
        },
      },
    });
  });

  test('entries that are no buttons are set aside, the others move up', async () => {
    const result = await imported({ text: 'x', suggestions: ['Yes', button, null] });
    expect(result).toMatchObject({
      draft: { component: { suggestions: [button] } },
      unmapped: { 'suggestions[0]': 'Yes' },
    });
  });
});

const refused = { ok: false, problem: expect.any(String) as string } satisfies ImportResult;

describe('content that is not understood is refused with a reason', () => {
  test.each([
    ['', /empty/],
    ['   \n', /empty/],
    ['hello', /isn’t a share link, JSON/],
    ['42', /42, not a template/],
    ['null', /null, not a template/],
    ['{}', /No template was found/],
    ['[]', /no buttons or cards/],
    ['{"error":{"code":400,"message":"x"}}', /No template was found/],
    ['#v3.1.00000000.A', /version 3/],
    ['https://example.com/inspect', /isn’t a share link, JSON/],
  ])('%s', async (text, problem) => {
    const result = await importOne(text);
    expect(result).toMatchObject(refused);
    expect(result).toMatchObject({ problem: expect.stringMatching(problem) as unknown });
  });
});

test('an empty postback is reported, for the text of the button is sent in its place', async () => {
  const reply = { text: 'Yes', postbackData: '' };
  const { report } = await imported({
    name: 'a',
    type: 'text_message',
    component: { text: 'Hi', suggestions: [{ reply }] },
  });
  expect(report).toContainEqual({
    level: 'added',
    path: 'component.suggestions[0].reply.postbackData',
    message: expect.stringContaining('The button ID was empty') as string,
  });
});
