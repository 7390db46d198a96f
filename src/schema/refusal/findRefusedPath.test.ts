import { describe, expect, it, test } from 'vitest';
import { appointmentReminder } from '../examples/texts';
import { fashion } from '../examples/carousels';
import { oneTimeCode } from '../examples/texts';
import { orderShipped } from '../examples/cards';
import { formatPath } from '../values/issues';
import { type CreateTemplatePayload, findTemplateIssues } from '../template/template';
import { mistakesIn } from '../testing/template.mistakes';
import { findRefusedPath, withoutPath } from './findRefusedPath';

const payloads = {
  card: orderShipped.template,
  cards: fashion.template,
  text: appointmentReminder.template,
  plain: { ...oneTimeCode.template, component: { text: 'Your code is 491 220.' } },
} satisfies Record<string, CreateTemplatePayload>;

const cardContent = 'component.richCard.standaloneCard.cardContent';
const card4 = 'component.richCard.carouselCard.cardContents[3]';

const messages: [of: keyof typeof payloads, message: string, field: string | undefined][] = [
  ['card', 'name: is already used in this app', 'name'],
  ['card', 'name', 'name'],
  ['card', 'Name must be unique.', 'name'],
  ['card', 'A template with this name already exists', 'name'],
  ['card', "Invalid value for parameter 'name'", 'name'],
  ['card', 'Invalid parameter name: cardOrientation', 'component.richCard.standaloneCard.cardOrientation'],
  ['card', '"name" must be text', 'name'],
  ['card', 'type: must be one of text_message, rich_card, carousel', 'type'],
  ['card', 'query parameter type is wrong', 'type'],
  ['card', 'component: does not fit the type', 'component'],
  ['card', 'body.name is too long', 'name'],
  ['card', 'request.body.component.richCard is wrong', 'component.richCard'],
  ['card', `${cardContent}.title: must have at most 200 characters`, `${cardContent}.title`],
  ['card', `Bad request (${cardContent}.title).`, `${cardContent}.title`],
  ['card', `#/${cardContent.replaceAll('.', '/')}/description is too long`, `${cardContent}.description`],
  [
    'card',
    '$.component.richCard.standaloneCard.cardOrientation',
    'component.richCard.standaloneCard.cardOrientation',
  ],
  ['card', 'cardContent.media.height is not allowed', `${cardContent}.media.height`],
  ['card', 'Invalid fileUrl', `${cardContent}.media.contentInfo.fileUrl`],
  ['card', 'The file url cannot be reached', `${cardContent}.media.contentInfo.fileUrl`],
  ['card', 'file_url cannot be reached', `${cardContent}.media.contentInfo.fileUrl`],
  ['card', 'height not supported', `${cardContent}.media.height`],
  ['card', 'Card orientation is wrong', 'component.richCard.standaloneCard.cardOrientation'],
  [
    'card',
    `${cardContent}.suggestions[1].reply.text: is too long`,
    `${cardContent}.suggestions[1].reply.text`,
  ],
  ['card', 'suggestions[1].reply.text is too long', `${cardContent}.suggestions[1].reply.text`],
  ['card', 'suggestions.1.reply.text is too long', `${cardContent}.suggestions[1].reply.text`],
  [
    'card',
    `${cardContent}.media.contentInfo.thumbnailUrl is missing`,
    `${cardContent}.media.contentInfo.thumbnailUrl`,
  ],
  ['card', 'component.text: is required', undefined],
  ['card', 'postbackData is too long', undefined],
  ['card', 'Something is wrong', undefined],
  ['card', 'name and cardOrientation are wrong', 'component.richCard.standaloneCard.cardOrientation'],
  ['card', '"name" and "type" are wrong', undefined],
  ['card', 'unsupported content type', undefined],
  ['card', '', undefined],
  ['card', '<b>name</b>: no', 'name'],
  ['cards', `${card4}.title: must have at most 200 characters`, `${card4}.title`],
  ['cards', 'cardContents[3].title is too long', `${card4}.title`],
  ['cards', 'cardContents.3.title is too long', `${card4}.title`],
  ['cards', 'card_contents[3].title is too long', `${card4}.title`],
  ['cards', 'title is too long', undefined],
  ['cards', 'component.richCard.carouselCard.cardContents[9].title: is wrong', undefined],
  ['cards', 'cardWidth must be SMALL or MEDIUM', 'component.richCard.carouselCard.cardWidth'],
  ['cards', 'error in card width', 'component.richCard.carouselCard.cardWidth'],
  ['text', 'phoneNumber is not E.164', 'component.suggestions[3].action.dialAction.phoneNumber'],
  ['text', 'Phone number is not E.164', 'component.suggestions[3].action.dialAction.phoneNumber'],
  ['text', 'end time is before start', 'component.suggestions[1].action.createCalendarEventAction.endTime'],
  [
    'text',
    'latLong.latitude out of range',
    'component.suggestions[2].action.viewLocationAction.latLong.latitude',
  ],
  ['text', 'component.text.length must be at most 2500', 'component.text'],
  ['text', 'the text is too long', undefined],
  ['plain', 'the text is too long', 'component.text'],
  ['plain', 'must be application/json, not text/plain', undefined],
  ['plain', 'component.suggestions: is not allowed', 'component.suggestions'],
];

describe('findRefusedPath', () => {
  it.each(messages)('in a %s template, reads "%s"', (of, message, field) => {
    const path = findRefusedPath(message, payloads[of]);
    expect(path && formatPath(path)).toBe(field);
  });

  it.each([orderShipped, fashion, appointmentReminder])(
    'finds the field of every issue of $id that a platform could name in a message of our form',
    ({ template }) => {
      const issues = [...mistakesIn(template)].flatMap(({ value }) => findTemplateIssues(value).slice(0, 1));
      const refusals = new Map(
        issues
          // The page sends no unknown keys, so no platform can complain about one.
          .filter(({ requirement }) => requirement !== 'is not a known field')
          .map(({ path, requirement }) => [`${formatPath(path)}: ${requirement}`, formatPath(path)]),
      );
      const found = [...refusals.keys()].map((message) => findRefusedPath(message, template));
      expect(refusals.size).toBeGreaterThan(60);
      expect(found.map((path) => path && formatPath(path))).toEqual([...refusals.values()]);
    },
  );

  it('reads a megabyte of hostile text at once and finds nothing', () => {
    expect(findRefusedPath('a.'.repeat(500_000), payloads.card)).toBeUndefined();
    expect(findRefusedPath('a'.repeat(1_000_000), payloads.card)).toBeUndefined();
  });
});

test.each([
  ['component.text: must not be blank', ['component', 'text'], 'must not be blank'],
  [
    'component.richCard.carouselCard.cardContents[2].title: must have at most 200 characters',
    ['component', 'richCard', 'carouselCard', 'cardContents', 2, 'title'],
    'must have at most 200 characters',
  ],
  ['Name must be unique.', ['name'], 'Name must be unique.'],
  ['name: ', ['name'], 'name: '],
])('%s', (message, path, words) => {
  expect(withoutPath(message, path)).toBe(words);
});
