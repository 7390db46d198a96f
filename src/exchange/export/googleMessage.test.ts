import { expect, test } from 'vitest';
import { cardsOf } from '../../schema/draft/cards';
import type { TemplateDraft } from '../../schema/draft/draft';
import { draftToTemplate } from '../../schema/draft/draftToTemplate';
import { examples } from '../../schema/examples/examples';
import { noAltTexts } from '../../schema/media/altTexts';
import { imported } from '../import/testing/importOne';
import { toGoogleMessage } from './googleMessage';

/** An alt text for each picture of a template. */
const altTextsOf = (template: TemplateDraft) =>
  Object.fromEntries(
    cardsOf(template).flatMap(({ media }, index) =>
      media?.contentInfo?.fileUrl ? [[media.contentInfo.fileUrl, `Picture ${index + 1}, “named”`]] : [],
    ),
  );

test.each(examples.map(({ id, template }) => [id, template] as const))(
  'the message and the alt texts of %s come back from Google’s form',
  async (_, template) => {
    const altTexts = altTextsOf(template);
    const found = await imported(toGoogleMessage(template, altTexts));
    if (found.kind !== 'template') throw new Error(found.kind);
    expect(draftToTemplate(found.draft).component).toEqual(draftToTemplate(template).component);
    expect(found.draft.type).toBe(template.type);
    expect(found.altTexts ?? {}).toEqual(altTexts);
  },
);

/** A message with a card of these media. */
const message = (media: object) => ({
  contentMessage: {
    richCard: { standaloneCard: { cardOrientation: 'VERTICAL', cardContent: { title: 'Hat', media } } },
  },
});

test('an alt text is the description of the media of its card, and no other member is added', () => {
  const fileUrl = 'https://shop.example/hat.jpg';
  const template: TemplateDraft = {
    type: 'rich_card',
    component: {
      richCard: {
        standaloneCard: {
          cardOrientation: 'VERTICAL',
          cardContent: { title: 'Hat', media: { height: 'SHORT', contentInfo: { fileUrl } } },
        },
      },
    },
  };
  const write = (altTexts: Record<string, string>) =>
    JSON.parse(toGoogleMessage(template, altTexts)) as unknown;
  const media = { height: 'SHORT', contentInfo: { fileUrl, forceRefresh: false } };
  expect(write({ [fileUrl]: 'A straw hat' })).toEqual(
    message({ ...media, contentDescription: 'A straw hat' }),
  );
  expect(write(noAltTexts)).toEqual(message(media));
  expect(write({ 'https://shop.example/other.jpg': 'Another' })).toEqual(message(media));
});
