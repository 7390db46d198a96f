import { describe, expect, it } from 'vitest';
import type { CardContentDraft, TemplateDraft } from '../../schema/draft/draft';
import { limits } from '../../schema/values/limits';
import { createTemplateEditor } from '../testing/createTemplateEditor';
import { openEditor } from '../openEditor';
import { runCommand } from '../model/createDocument';
import { valueAt } from '../../lib/path';
import { entriesAt } from '../state/paths';
import { cardsPath } from '../../schema/draft/cards';
import { addPictures, followPlace, planPictures, setPictureAddresses } from './pictureCommands';

const carousel = (...cardContents: CardContentDraft[]): TemplateDraft => ({
  type: 'carousel',
  component: { richCard: { carouselCard: { cardWidth: 'MEDIUM', cardContents } } },
});
const card: TemplateDraft = {
  type: 'rich_card',
  component: { richCard: { standaloneCard: { cardOrientation: 'VERTICAL' } } },
};
const text: TemplateDraft = { type: 'text_message', component: { text: 'Hello' } };
const shoe = {
  name: 'shoe.jpg',
  fileUrl: 'https://a.example/shoe.jpg',
  thumbnailUrl: 'https://a.example/small.jpg',
};

describe('the places of dropped pictures', () => {
  const picture = { media: { contentInfo: { fileUrl: shoe.fileUrl } } };

  it('are the cards without a picture in their order, whatever else they have, then new ones', () => {
    const draft = carousel({ title: 'Tea' }, picture, {}, { title: 'Cups', media: { height: 'TALL' } });
    expect(planPictures(draft, 'cards', 5).places).toEqual([0, 2, 3, 'newCard', 'newCard']);
  });

  it('begin at the card that was hit where there is room from there on', () => {
    const draft = carousel({ title: 'A' }, { title: 'B' }, { title: 'C' });
    expect(planPictures(draft, `${cardsPath}.1`, 1).places).toEqual([1]);
    expect(planPictures(draft, `${cardsPath}.1`, 2).places).toEqual([1, 2]);
    expect(planPictures(draft, `${cardsPath}.1`, 3).places).toEqual([0, 1, 2]);
    expect(planPictures(carousel({}, picture), `${cardsPath}.1`, 1).places).toEqual([1]);
  });

  it('are none to which another file is on its way', () => {
    const draft = carousel({}, {}, ...Array.from({ length: 6 }, () => picture));
    expect(planPictures(draft, 'cards', 3, [0, 'newCard']).places).toEqual([1, 'newCard']);
  });

  it('end with the longest carousel, and the rest is refused in words', () => {
    const full = carousel(...Array.from({ length: limits.maxCards }, () => picture));
    expect(planPictures(full, 'cards', 1)).toMatchObject({
      places: [],
      refusal: expect.stringContaining('10 cards') as string,
    });
    expect(planPictures(full, `${cardsPath}.3`, 1)).toEqual({ places: [3] });
  });

  it('are one on a single card', () => {
    expect(planPictures(card, 'cards', 1)).toEqual({ places: ['standalone'] });
    expect(planPictures(card, 'cards', 2)).toMatchObject({
      places: ['standalone'],
      refusal: expect.any(String) as string,
    });
  });
});

describe('adding pictures', () => {
  it('is one step, also for several cards', () => {
    const editor = createTemplateEditor(carousel({ title: 'Tea' }, {}), {});
    runCommand(
      editor,
      addPictures([
        { place: 1, ...shoe },
        { place: 'newCard', ...shoe, name: 'b' },
        { place: 'newCard', ...shoe },
      ]),
    );
    const cards = () => entriesAt(editor.document.getState().draft, cardsPath) as readonly CardContentDraft[];
    const { fileUrl, thumbnailUrl } = shoe;
    expect(cards().map(({ media }) => media)).toEqual([
      undefined,
      ...Array.from({ length: 3 }, () => ({ height: 'MEDIUM', contentInfo: { fileUrl, thumbnailUrl } })),
    ]);
    editor.history.undo();
    expect(cards()).toEqual([{ title: 'Tea' }, {}]);
  });

  it('leaves the height of a picture that it replaces, not its thumbnail', () => {
    const editor = createTemplateEditor(
      carousel(
        {
          media: {
            height: 'TALL',
            contentInfo: { fileUrl: 'https://a.example/old.jpg', thumbnailUrl: 'https://a.example/t.jpg' },
          },
        },
        {},
      ),
      {},
    );
    runCommand(editor, addPictures([{ place: 0, name: 'a', fileUrl: 'https://a.example/new.jpg' }]));
    expect(valueAt(editor.document.getState().draft, `${cardsPath}.0.media`)).toEqual({
      height: 'TALL',
      contentInfo: { fileUrl: 'https://a.example/new.jpg' },
    });
  });
});

it('a cropped picture has new addresses, the rest of it stays, and so does its alt text', () => {
  const media = {
    height: 'SHORT' as const,
    contentInfo: { fileUrl: 'https://a.example/old.jpg', forceRefresh: true },
  };
  const editor = openEditor({
    draft: carousel({ media }, {}),
    altTexts: { 'https://a.example/old.jpg': 'A shoe' },
  });
  runCommand(editor, setPictureAddresses(`${cardsPath}.0`, shoe, 'crop picture'));
  const { draft, altTexts } = editor.document.getState();
  expect(valueAt(draft, `${cardsPath}.0.media`)).toEqual({
    height: 'SHORT',
    contentInfo: { fileUrl: shoe.fileUrl, thumbnailUrl: shoe.thumbnailUrl, forceRefresh: true },
  });
  expect(altTexts[shoe.fileUrl]).toBe('A shoe');
  editor.history.undo();
  expect(editor.document.getState().altTexts).toEqual({ 'https://a.example/old.jpg': 'A shoe' });
});

describe('a card whose picture is under way', () => {
  const [a, b, c] = [{ title: 'A' }, { title: 'B' }, { title: 'C' }];
  it('is followed when cards move', () => {
    expect(followPlace(1, carousel(a, b, c), carousel(b, a, c))).toBe(0);
    expect(followPlace(0, carousel(a, b), carousel(c, a, b))).toBe(1);
  });
  it('is followed when it is written in', () => {
    expect(followPlace(1, carousel(a, b), carousel(a, { title: 'Bee' }))).toBe(1);
  });
  it('is gone when it is deleted or the type changes', () => {
    expect(followPlace(1, carousel(a, b, c), carousel(a, c))).toBeUndefined();
    expect(followPlace(0, carousel(a, b), text)).toBeUndefined();
    expect(followPlace('standalone', card, card)).toBe('standalone');
  });
});
